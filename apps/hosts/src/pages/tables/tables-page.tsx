import type { DayId } from '@invitation/domain/event/event';
import { common } from '@invitation/domain/words/hosts/common';
import { tables as words } from '@invitation/domain/words/hosts/tables';
import { buttonClass } from '@invitation/ui/basics/button';
import { SelectField } from '@invitation/ui/basics/field';
import { Sentence } from '@invitation/ui/basics/sentence';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ADDRESSES, guestAddress } from '../../context/addresses';
import { useGuestList, useHosts } from '../../context/hosts-site';
import { WithNotes } from '../../context/with-watched';
import { Options } from '../../controls/choice/options';
import { GuestName } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { PaperHead } from '../../controls/print/paper-head';
import { PrintButton } from '../../controls/print/print-button';
import { sendWithUndo } from '../../edit/attempt';
import { groupBy } from '../../model/people/group-by-name';
import {
  type EmptySeat,
  emptySeats,
  type SeatedTable,
  seatingOf,
} from '../../model/people/seating';
import type { NotesByKey } from '../../model/store/guest-notes';
import { capital } from '../../model/text/format';
import { seatedMessage, shownTable } from '../../model/text/shown-table';
import { PartyRow } from './party-row';
import { Publication } from './publication';
import { seatPeople } from './seat-people';
import { SeatingBar } from './seating-bar';
import { TableSeatsForm } from './table-seats-form';
import * as styles from './tables.css';
import { useSeating } from './use-seating';

/** The page with the tables and the people at them, for seating, printing and publishing (B15). */
export const TablesPage = () => <WithNotes>{(notes) => <Tables notes={notes} />}</WithNotes>;

function Tables({ notes }: { readonly notes: NotesByKey }) {
  const { site, backend } = useHosts();
  const { events } = site;
  const { guests } = useGuestList();
  const { day } = useSearch({ from: '/tables' });
  const navigate = useNavigate();
  const days = events.filter((event) => !day || event.day === day);
  const seating = useSeating(days, guests, notes);
  const { tables, selected } = seating;
  const seat = async () => {
    if (!selected) return;
    const all = seatingOf(events, guests, notes).flatMap(({ seats }) => seats);
    const changes = seatPeople(selected.table, seating.chosen, all, notes);
    const changed = changes.filter(({ path }) => path.startsWith('guestNotes/')).length;
    const message = seatedMessage(changed, selected.table);
    if (await sendWithUndo(backend, changes, message)) seating.goOn();
  };
  const seated = tables.filter(({ table }) => table);
  const others = tables.find(({ table }) => table === '');
  const section = ({ table, seats, heads }: SeatedTable) => (
    <section key={table} className={table ? styles.table : styles.others}>
      <h2 className={styles.heading}>
        <bdi>{table ? shownTable(table) : words.without}</bdi>
        <span className={styles.heads}>{common.peopleCount(heads)}</span>
      </h2>
      <ul className={layout.list}>
        {[...groupBy(seats, ({ guest }) => guest.key)].map(([key, party]) => (
          <PartyRow
            key={key}
            party={party}
            isChosen={seating.isChosen}
            onChoose={selected && selected.table !== table ? seating.choose : null}
          />
        ))}
      </ul>
    </section>
  );
  const headsAt = (some: typeof tables) => some.reduce((sum, { heads }) => sum + heads, 0);
  const atTables = headsAt(seated);
  return (
    <>
      <PageHeading
        title={words.title}
        actions={
          <>
            <PrintButton />
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
            onChange={({ target }) => {
              const next = (target.value || undefined) as DayId | undefined;
              void navigate({ to: '/tables', search: { day: next }, replace: true });
            }}
          >
            <option value="">{common.allDays}</option>
            <Options of={events.map(({ day, weekday }) => [day, capital(weekday)])} />
          </SelectField>
        </div>
        <TableSeatsForm notes={notes} />
        <Publication notes={notes} />
      </div>
      <PaperHead days={days} />
      <p role="status">{words.summary(atTables, seated.length, headsAt(tables) - atTables)}</p>
      {selected && (
        <>
          <p className={styles.howTo}>{words.howTo}</p>
          <SeatingBar seating={seating} selected={selected} onSeat={() => void seat()} />
        </>
      )}
      <div className={styles.lists}>
        {others && section(others)}
        <div className={styles.tables}>{seated.map(section)}</div>
      </div>
      <NotComing seats={emptySeats(days, guests, notes)} />
    </>
  );
}

const NotComing = ({ seats }: { readonly seats: readonly EmptySeat[] }) =>
  seats.length > 0 && (
    <section>
      <h2 className={styles.heading}>{words.notComing}</h2>
      <ul className={layout.list}>
        {seats.map(({ guest, name, table }) => (
          <li key={`${guest.key} ${name}`}>
            <a href={guestAddress(guest.key)} className={styles.absent}>
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
  );
