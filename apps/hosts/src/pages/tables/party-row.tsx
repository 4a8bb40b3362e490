import { common } from '@invitation/domain/words/hosts/common';
import { tables as words } from '@invitation/domain/words/hosts/tables';
import { Button } from '@invitation/ui/basics/button';
import { Sentence } from '@invitation/ui/basics/sentence';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import { useState } from 'react';
import { guestAddress } from '../../context/addresses';
import { Choice } from '../../controls/choice/choice';
import { GuestName, nameOf } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import type { Seat } from '../../model/people/seating';
import * as styles from './tables.css';

export type Party = readonly [Seat, ...Seat[]];

/** The key of a seat: of one named person, or of all unnamed people of a guest. */
export const seatKey = ({ guest, person }: Seat): string => `${guest.key} ${person?.name ?? ''}`;

export const seatName = ({ guest, person, heads }: Seat): string => {
  if (person) return [person.name, nameOf(guest)].join(' · ');
  return heads > 1 ? `${nameOf(guest)} (${common.parties(1, heads)})` : nameOf(guest);
};

/** A party at a table, to choose as a whole or one by one. */
export function PartyRow({
  party,
  isChosen,
  onChoose,
}: {
  readonly party: Party;
  readonly isChosen: (seat: Seat) => boolean;
  /** `null` if nobody can be chosen. */
  readonly onChoose: ((seats: readonly Seat[], areChosen: boolean) => void) | null;
}) {
  const [isOpen, setOpen] = useState(false);
  const [first] = party;
  const { guest } = first;
  const name = nameOf(guest);
  const names = party.flatMap(({ person }) => person?.name ?? []).join(', ');
  const text = party.length === 1 ? <SeatText seat={first} /> : <PartyText party={party} />;
  // If a party has names on some days only, nobody can say who the others are.
  const canDivide = party.length > 1 && party.every(({ person }) => person);
  return (
    <li>
      <div className={styles.party}>
        {onChoose ? (
          <Choice
            isChosen={party.every(isChosen)}
            onChoose={(areChosen) => onChoose(party, areChosen)}
          >
            {text}
          </Choice>
        ) : (
          <span>{text}</span>
        )}
        <span className={styles.actions}>
          {onChoose && canDivide && (
            <Button
              variant="secondary"
              aria-expanded={isOpen}
              aria-label={`${words.oneByOne}: ${names}`}
              onClick={() => setOpen(!isOpen)}
            >
              {words.oneByOne}
            </Button>
          )}
          <a href={guestAddress(guest.key)} className={styles.open}>
            <span className={visuallyHidden}>{words.openGuest(name)}</span>
            <span aria-hidden="true">›</span>
          </a>
        </span>
      </div>
      {isOpen && onChoose && canDivide && (
        <ul className={styles.people}>
          {party.map((seat) => (
            <li key={seatKey(seat)}>
              <Choice
                isChosen={isChosen(seat)}
                onChoose={(areChosen) => onChoose([seat], areChosen)}
              >
                <SeatText seat={seat} />
              </Choice>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const SeatText = ({ seat: { guest, person, heads } }: { readonly seat: Seat }) => (
  <Sentence>
    {person && <bdi translate="no">{person.name}</bdi>}{' '}
    <span className={person ? layout.subtle : undefined}>
      <GuestName guest={guest} />
    </span>{' '}
    {heads > 1 && `(${common.parties(1, heads)})`}
  </Sentence>
);

const PartyText = ({ party }: { readonly party: Party }) => {
  const [{ guest }] = party;
  const heads = party.reduce((sum, seat) => sum + seat.heads, 0);
  const names = party.flatMap(({ person }) => person?.name ?? []);
  return (
    <>
      <GuestName guest={guest} /> <span>{`(${heads})`}</span>{' '}
      <bdi translate="no" className={layout.subtle}>
        {names.join(', ')}
      </bdi>
    </>
  );
};
