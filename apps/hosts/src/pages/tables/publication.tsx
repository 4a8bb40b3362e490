import { tables as words } from '@invitation/domain/words/hosts/tables';
import { Button } from '@invitation/ui/basics/button';
import { useGuestList, useHosts } from '../../context/hosts-site';
import { WithTables } from '../../context/with-watched';
import { nameOf } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { sendMany } from '../../edit/send-many';
import { tablesToPublish } from '../../model/changes/tables-to-publish';
import { keyOf } from '../../model/store/documents';
import type { NotesByKey } from '../../model/store/guest-notes';
import { longDate } from '../../model/text/format';
import * as styles from './tables.css';

/** Says how many published tables differ from the noted ones, and publishes these. Nothing if guests never see their table. */
export function Publication({ notes }: { readonly notes: NotesByKey }) {
  const { site, backend } = useHosts();
  const { guests, byKey } = useGuestList();
  const { events, tablesFrom } = site;
  if (!tablesFrom) return null;
  return (
    <WithTables>
      {(published) => {
        const changes = tablesToPublish(guests, notes, published);
        const outOfDate = new Set(changes.map(({ path }) => keyOf(path))).size;
        const hasTables = outOfDate > 0 || published.size > 0;
        return (
          <div className={styles.publication}>
            <p>
              <span>{`${hasTables ? words.outOfDate(outOfDate) : words.nothingToPublish} `}</span>
              <span className={layout.subtle}>
                {words.shownFrom(longDate(tablesFrom, events[0]?.timeZone))}
              </span>
            </p>
            <Button
              variant="secondary"
              disabled={outOfDate === 0}
              onClick={() =>
                void sendMany(backend, {
                  changes,
                  task: 'note',
                  nameOf: (path) => nameOf({ name: byKey.get(keyOf(path))?.name ?? '' }),
                })
              }
            >
              {words.publish}
            </Button>
          </div>
        );
      }}
    </WithTables>
  );
}
