import type { CelebrationEvent, DayId } from '@invitation/domain/event/event';
import {
  ARRIVALS_LIMIT,
  countsOn,
  fieldsOn,
  possiblePeople,
  type Recount,
  recount,
} from '@invitation/domain/guest-list/arrivals';
import { common } from '@invitation/domain/words/hosts/common';
import { door as words } from '@invitation/domain/words/hosts/door';
import { Button } from '@invitation/ui/basics/button';
import { SelectField } from '@invitation/ui/basics/field';
import { mediaMatches } from '@invitation/ui/basics/media-matches';
import { type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useShownSite } from '../../context/hosts-site';
import { Options } from '../../controls/choice/options';
import { FirstSteps } from '../../controls/first-steps';
import { SearchField } from '../../controls/list/search-field';
import { VirtualList } from '../../controls/list/virtual-list';
import { media } from '../../controls/media';
import { PageHeading } from '../../controls/page-heading/page-heading';
import type { ListedGuest, OtherArrivals } from '../../people/guest-list';
import { peopleOf } from '../../people/guests';
import type { HostRole } from '../../store/hosts-backend';
import { capital } from '../../text/format';
import { ArrivalMessage } from './arrival-message';
import {
  arrivals,
  arrivedOf,
  type DoorGuest,
  guestsAtDoor,
  isListed,
  isUndecided,
  keepOrder,
} from './door-guests';
import { DoorRow, doorName } from './door-row';
import * as styles from './door-view.css';
import { OtherRow } from './other-row';
import { useTooSoon } from './use-too-soon';

/** In pixels. */
const ROW_HEIGHT = 84;

/** The last change, for 'Undo'. */
interface LastChange {
  readonly key: string;
  readonly day: DayId;
  /** The counts before it. */
  readonly before: readonly number[];
  readonly made: Recount;
}

/** The list for the door: who is expected, and who has arrived (B15). */
export function DoorView({
  notice,
  role,
  guests,
  otherArrivals,
  event,
  text,
  onDay,
  onText,
  onArrivals,
  onAdd,
}: {
  readonly notice?: string | false | undefined;
  /** Helpers at the door only see the door. */
  readonly role?: HostRole | undefined;
  /** In alphabetical order. */
  readonly guests: readonly ListedGuest[];
  readonly otherArrivals: readonly OtherArrivals[];
  /** The day whose guests arrive. */
  readonly event: CelebrationEvent;
  readonly text: string;
  readonly onDay: (day: DayId) => void;
  readonly onText: (text: string) => void;
  readonly onArrivals: (key: string, change: Recount) => void;
  /** @param key of arrivals whose guest is not on the list; otherwise for somebody who came without being on it */
  readonly onAdd: (key?: string) => void;
}) {
  const { events } = useShownSite();
  const { day } = event;
  const all = useMemo(() => [...otherArrivals, ...guests], [otherArrivals, guests]);
  const found = useMemo(() => guestsAtDoor(all, event, text), [all, event, text]);
  /** Counts how often the host asked for the guests who wait for a decision. */
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order stays until the host looks for other guests
  const order = useMemo(() => found.map(({ key }) => key), [event, text, asked]);
  const rows = useMemo(() => keepOrder(found, order, all), [found, order, all]);
  const total = useMemo(() => arrivals(all, event), [all, event]);
  const undecided = useMemo(
    () => all.filter((guest) => isUndecided(guest, event)).length,
    [all, event],
  );
  const [last, setLast] = useState<LastChange | null>(null);
  const changed = last?.day === day ? all.find(({ key }) => key === last.key) : undefined;
  const isTooSoon = useTooSoon();
  const top = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const looked = useRef({ day, text, asked });
  useLayoutEffect(() => {
    const { current } = looked;
    looked.current = { day, text, asked };
    if (current.day === day && current.text === text && current.asked === asked) return;
    // The list may be scrolled past the few guests that it has now.
    const bar = top.current?.offsetHeight ?? 0;
    const covered = bar - (results.current?.getBoundingClientRect().top ?? bar);
    if (covered > 0) window.scrollBy({ top: -covered });
  }, [day, text, asked]);

  const change = (guest: DoorGuest, people: number) => {
    const made = recount(guest.arrivals, day, [people]);
    const isSequel =
      changed?.key === guest.key &&
      fieldsOn(guest.arrivals, day).every((field) => last?.made[field] !== undefined);
    // The steps of one guest are taken back together, unless somebody else has counted in between.
    const before = isSequel && last ? last.before : countsOn(guest.arrivals, day);
    setLast({ key: guest.key, day, before, made });
    onArrivals(guest.key, made);
  };
  const mark = (guest: ListedGuest, people: number, tap: MouseEvent) => {
    if (isTooSoon(guest.key, 'mark', tap)) return;
    change(guest, people);
    if (text === '') return;
    // The next guest is another search, which replaces the selected text. Until then, the list stays as it is.
    search.current?.focus({ preventScroll: true });
    search.current?.select();
  };
  const step = (guest: ListedGuest, by: number, tap: MouseEvent) => {
    if (isTooSoon(guest.key, 'step', tap)) return;
    change(guest, Math.min(arrivedOf(guest, event).most + by, ARRIVALS_LIMIT));
  };
  const undo = () => {
    if (!last) return;
    setLast(null);
    onArrivals(last.key, recount(last.made, last.day, last.before));
  };
  /** Leaves the room above the keyboard of a phone to the list. */
  const scrollToSearch = () => {
    if (mediaMatches(media.wide)) return;
    window.scrollBy({ top: Math.max(0, top.current?.getBoundingClientRect().top ?? 0) });
  };
  const add = (
    <Button variant="secondary" onClick={() => onAdd()}>
      {words.add}
    </Button>
  );
  return (
    <>
      <PageHeading title={words.title} actions={rows.length > 0 && add} />
      {notice && <p role="status">{notice}</p>}
      <div ref={top} className={styles.top}>
        <search className={styles.search}>
          <SelectField
            label={common.day}
            value={day}
            onChange={({ target }) => onDay(target.value as DayId)}
          >
            <Options of={events.map(({ day, weekday }) => [day, capital(weekday)])} />
          </SelectField>
          <SearchField ref={search} text={text} onText={onText} onClick={scrollToSearch} />
        </search>
        <ArrivalMessage
          changed={
            changed && {
              name: doorName(changed),
              people: possiblePeople(changed.arrivals, day),
            }
          }
          total={total}
          undecided={undecided}
          onUndo={undo}
          onUndecided={() => {
            onText('');
            setAsked(asked + 1);
          }}
        />
      </div>
      <div ref={results} className={styles.results}>
        {rows.length === 0 && (
          <div className={styles.empty}>
            {guests.length === 0 && !role ? (
              <FirstSteps />
            ) : (
              <p>{text.trim() === '' ? words.nobodyExpected : common.noMatch}</p>
            )}
            {add}
          </div>
        )}
        <VirtualList
          label={words.guestsOn(event.weekday)}
          items={rows}
          keyOf={({ key }) => key}
          estimatedHeight={ROW_HEIGHT}
        >
          {(row) =>
            isListed(row) ? (
              <DoorRow
                guest={row}
                role={role}
                event={event}
                onMark={(tap) => mark(row, peopleOf(row, day), tap)}
                onStep={(by, tap) => step(row, by, tap)}
                onChoose={(people, tap) => mark(row, people, tap)}
              />
            ) : (
              <OtherRow
                arrivals={row}
                event={event}
                onAdd={role ? undefined : () => onAdd(row.key)}
                onRemove={(tap) => !isTooSoon(row.key, 'mark', tap) && change(row, 0)}
              />
            )
          }
        </VirtualList>
      </div>
    </>
  );
}
