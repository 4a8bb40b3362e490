import { common } from '@invitation/domain/words/hosts/common';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import { Button } from '@invitation/ui/basics/button';
import { Sentence } from '@invitation/ui/basics/sentence';
import { UNKNOWN_PEOPLE } from '../../context/addresses';
import { useHosts } from '../../context/hosts-site';
import { linkTo } from '../../context/in-sentence';
import * as card from '../../controls/card.css';
import { nameOf } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { GuestLink } from '../../controls/list/guest-link';
import { sendWithUndo } from '../../edit/attempt';
import type { Guest } from '../../model/people/guests';
import {
  hasUnknownPeople,
  perhapsPeople,
  setUnknownPeople,
} from '../../model/people/unknown-people';
import * as styles from './overview.css';

/** Longer lists would hide the rest of the page. */
const SHOWN = 20;

/** The replies that say yes, but not how many come. A number that the names suggest is only an offer (B15). */
export function UnknownPeople({ guests }: { readonly guests: readonly Guest[] }) {
  const { site, backend } = useHosts();
  const { events } = site;
  const unknown = guests.filter((guest) => hasUnknownPeople(events, guest));
  if (unknown.length === 0) return null;
  const offers = unknown.flatMap((guest) => {
    const people = perhapsPeople(events, guest);
    return people === null ? [] : [{ guest, people }];
  });
  return (
    <section className={card.root}>
      <h2 className={card.heading}>{words.unknownPeople}</h2>
      <p>
        <Sentence>
          {words.yesWithoutNumber(linkTo(UNKNOWN_PEOPLE, layout.target), unknown.length)}
        </Sentence>
      </p>
      <ul className={layout.list}>
        {offers.slice(0, SHOWN).map(({ guest, people }) => (
          <li key={guest.key} className={styles.offer}>
            <GuestLink guest={guest} />
            <Button
              variant="secondary"
              aria-label={words.perhapsOf(nameOf(guest), people)}
              onClick={() =>
                sendWithUndo(
                  backend,
                  [setUnknownPeople(events, guest, people)],
                  words.savedPeople(people),
                )
              }
            >
              {words.perhaps(people)}
            </Button>
          </li>
        ))}
      </ul>
      {offers.length > SHOWN && (
        <p className={layout.subtle}>{common.more(offers.length - SHOWN)}</p>
      )}
    </section>
  );
}
