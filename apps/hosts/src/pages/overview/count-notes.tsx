import { overview as words } from '@invitation/domain/words/hosts/overview';
import { IsolatedList } from '@invitation/ui/basics/isolated-list';
import { Sentence } from '@invitation/ui/basics/sentence';
import { ADDRESSES, WITHDRAWN_YES } from '../../context/addresses';
import { linkTo } from '../../context/in-sentence';
import { nameOf } from '../../controls/guest-name';
import type { Duplicate } from '../../model/search/duplicates';
import * as styles from './overview.css';

/** Longer lists would hide the rest of the page. */
const SHOWN = 3;

/** Guests who are in the numbers but perhaps should not be, with links to where a host settles it (B15). */
export function CountNotes({
  withdrawn,
  duplicates,
  onDuplicates,
}: {
  /** How many guests said yes whose invitation was withdrawn. */
  readonly withdrawn: number;
  readonly duplicates: readonly Duplicate[];
  readonly onDuplicates: () => void;
}) {
  return (
    <>
      {withdrawn > 0 && (
        <p>
          <Sentence>{words.withdrawnYes(linkTo(WITHDRAWN_YES), withdrawn)}</Sentence>
        </p>
      )}
      {duplicates.length > 0 && (
        <div>
          <p>
            <Sentence>
              {words.countedTwice}{' '}
              <IsolatedList
                texts={duplicates
                  .slice(0, SHOWN)
                  .map(({ guests }) => guests.map(nameOf).join(' / '))}
                separator=", "
              />
            </Sentence>
          </p>
          <div>
            <a
              href={ADDRESSES.overview}
              className={styles.link}
              onClick={(click) => {
                click.preventDefault();
                onDuplicates();
              }}
            >
              {words.seeDuplicates(duplicates.length)}
            </a>
          </div>
        </div>
      )}
    </>
  );
}
