import type { DayId } from '@invitation/domain/event';
import { common } from '@invitation/domain/words/hosts/common';
import { print as printWords } from '@invitation/domain/words/hosts/print';
import { tables as words } from '@invitation/domain/words/hosts/tables';
import { Button, buttonClass } from '@invitation/ui/button';
import { SelectField } from '@invitation/ui/field';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { NotesByKey } from '../../model/guest-notes';
import type { Guest } from '../../model/guests';
import { emptySeats, type Seat, seatingOf } from '../../model/seating';
import { ADDRESSES, guestAddress } from '../../parts/addresses';
import { capital } from '../../parts/format';
import { GuestName } from '../../parts/guest-name';
import { useGuestList, useShownSite } from '../../parts/hosts-site';
import * as layout from '../../parts/layout.css';
import { Options } from '../../parts/options';
import { PageHeading } from '../../parts/page-heading/page-heading';
import { shownTable } from '../../parts/shown-table';
import { WithNotes } from '../../parts/with-notes';
import * as styles from './tables.css';

export function TablesPage() {
  const { guests } = useGuestList();
  const { day } = useSearch({ from: '/tables' });
  const navigate = useNavigate();
  return (
    <WithNotes>
      {(notes) => (
        <TablesView
          guests={guests}
          notes={notes}
          day={day}
          onDay={(next) => navigate({ to: '/tables', search: { day: next }, replace: true })}
          onPrint={() => print()}
        />
      )}
    </WithNotes>
  );
}

/** Who sits at which table, and who has none, to print (B15). */
export function TablesView({
  guests,
  notes,
  day,
  onDay,
  onPrint,
}: {
  readonly guests: readonly Guest[];
  readonly notes: NotesByKey;
  /** Without one, whoever comes on any day. */
  readonly day: DayId | undefined;
  readonly onDay: (day: DayId | undefined) => void;
  readonly onPrint: () => void;
}) {
  const { events } = useShownSite();
  const days = events.filter((event) => !day || event.day === day);
  const tables = seatingOf(days, guests, notes);
  const empty = emptySeats(days, guests, notes);
  const seated = tables.filter(({ table }) => table);
  const headsAt = (some: typeof tables) => some.reduce((sum, { heads }) => sum + heads, 0);
  const atTables = headsAt(seated);
  return (
    <>
      <PageHeading
        title={words.title}
        actions={
          <>
            <Button onClick={onPrint}>{printWords.print}</Button>
            <a href={ADDRESSES.placeCards} className={buttonClass({ variant: 'secondary' })}>
              {words.placeCards}
            </a>
          </>
        }
      />
      <div className={styles.screenOnly}>
        <div className={styles.options}>
          <SelectField
            label={common.day}
            value={day ?? ''}
            onChange={({ target }) => onDay((target.value || undefined) as DayId | undefined)}
          >
            <option value="">{common.allDays}</option>
            <Options of={events.map(({ day, weekday }) => [day, capital(weekday)])} />
          </SelectField>
        </div>
        <p className={layout.subtle}>{words.howTo}</p>
      </div>
      <p role="status">{words.summary(atTables, seated.length, headsAt(tables) - atTables)}</p>
      <div className={styles.tables}>
        {tables.map(({ table, seats, heads }) => (
          <section key={table} className={table ? styles.table : styles.others}>
            <h2 className={styles.heading}>
              <bdi>{table ? shownTable(table) : words.without}</bdi>
              <span className={styles.people}>{common.peopleCount(heads)}</span>
            </h2>
            <ul className={layout.list}>
              {seats.map((seat) => (
                <li key={`${seat.guest.key} ${seat.person?.name}`}>
                  <SeatLink seat={seat} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {empty.length > 0 && (
        <section>
          <h2 className={styles.heading}>{words.notComing}</h2>
          <ul className={layout.list}>
            {empty.map(({ guest, name, table }) => (
              <li key={`${guest.key} ${name}`}>
                <a href={guestAddress(guest.key)} className={styles.seat}>
                  {name && <bdi>{name}</bdi>}{' '}
                  <span className={name ? layout.subtle : undefined}>
                    <GuestName guest={guest} />
                  </span>{' '}
                  <bdi className={layout.subtle}>{shownTable(table)}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const SeatLink = ({ seat: { guest, person, heads } }: { readonly seat: Seat }) => (
  <a href={guestAddress(guest.key)} className={styles.seat}>
    {person && <bdi>{person.name}</bdi>}{' '}
    <span className={person ? layout.subtle : undefined}>
      <GuestName guest={guest} />
    </span>{' '}
    {heads > 1 && `(${common.parties(1, heads)})`}
  </a>
);
