import type { DayId } from '@invitation/domain/event/event';
import { common } from '@invitation/domain/words/hosts/common';
import { print as printWords } from '@invitation/domain/words/hosts/print';
import { tables as words } from '@invitation/domain/words/hosts/tables';
import { Button, buttonClass } from '@invitation/ui/basics/button';
import { SelectField } from '@invitation/ui/basics/field';
import { Sentence } from '@invitation/ui/basics/sentence';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { tablesToPublish } from '../../changes/tables-to-publish';
import { ADDRESSES, guestAddress } from '../../context/addresses';
import { useGuestList, useHosts, useShownSite } from '../../context/hosts-site';
import { WithNotes, WithTables } from '../../context/with-watched';
import { Options } from '../../controls/choice/options';
import { GuestName, nameOf } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { replaceMany } from '../../edit/replace-many';
import type { Guest } from '../../people/guests';
import { emptySeats, type Seat, seatingOf } from '../../people/seating';
import { keyOf } from '../../store/documents';
import type { NotesByKey } from '../../store/guest-notes';
import { NO_TABLES, type TablesByKey } from '../../store/guest-tables';
import type { Replacement } from '../../store/replacement';
import { capital, longDate } from '../../text/format';
import { shownTable } from '../../text/shown-table';
import * as styles from './tables.css';

export function TablesPage() {
  const { site, backend } = useHosts();
  const { guests, byKey } = useGuestList();
  const { day } = useSearch({ from: '/tables' });
  const navigate = useNavigate();
  const view = (notes: NotesByKey, published = NO_TABLES) => (
    <TablesView
      guests={guests}
      notes={notes}
      published={published}
      from={site.tablesFrom}
      day={day}
      onDay={(next) => navigate({ to: '/tables', search: { day: next }, replace: true })}
      onPublish={(replacements) =>
        void replaceMany(backend, {
          replacements,
          task: 'note',
          nameOf: (path) => nameOf({ name: byKey.get(keyOf(path))?.name ?? '' }),
        })
      }
    />
  );
  return (
    <WithNotes>
      {(notes) =>
        site.tablesFrom ? <WithTables>{(tables) => view(notes, tables)}</WithTables> : view(notes)
      }
    </WithNotes>
  );
}

/** Who sits at which table, and who has none, to print, and to publish for the guests (B15). */
export function TablesView({
  guests,
  notes,
  published = NO_TABLES,
  from,
  day,
  onDay,
  onPublish,
}: {
  readonly guests: readonly Guest[];
  readonly notes: NotesByKey;
  readonly published?: TablesByKey;
  /** When guests begin to see what is published. Without it, there is nothing to publish. */
  readonly from?: string | null | undefined;
  /** Without one, whoever comes on any day. */
  readonly day: DayId | undefined;
  readonly onDay: (day: DayId | undefined) => void;
  readonly onPublish?: (replacements: readonly Replacement[]) => void;
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
            <Button onClick={() => print()}>{printWords.print}</Button>
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
        {from && (
          <Publication
            from={from}
            replacements={tablesToPublish(guests, notes, published)}
            onPublish={onPublish}
          />
        )}
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
                  <Sentence>
                    {name && <bdi translate="no">{name}</bdi>}{' '}
                    <span className={name ? layout.subtle : undefined}>
                      <GuestName guest={guest} />
                    </span>{' '}
                    <bdi className={layout.subtle}>{shownTable(table)}</bdi>
                  </Sentence>
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
    <Sentence>
      {person && <bdi translate="no">{person.name}</bdi>}{' '}
      <span className={person ? layout.subtle : undefined}>
        <GuestName guest={guest} />
      </span>{' '}
      {heads > 1 && `(${common.parties(1, heads)})`}
    </Sentence>
  </a>
);

/** How many guests read another table than the noted one, and what makes it the same. */
function Publication({
  from,
  replacements,
  onPublish,
}: {
  readonly from: string;
  readonly replacements: readonly Replacement[];
  readonly onPublish?: ((replacements: readonly Replacement[]) => void) | undefined;
}) {
  const { events } = useShownSite();
  const date = longDate(from, events[0]?.timeZone);
  return (
    <div className={styles.publication}>
      <p>
        <span>{`${words.outOfDate(new Set(replacements.map(({ path }) => keyOf(path))).size)} `}</span>
        <span className={layout.subtle}>{words.shownFrom(date)}</span>
      </p>
      <Button variant="secondary" onClick={() => onPublish?.(replacements)}>
        {words.publish}
      </Button>
    </div>
  );
}
