import { ARRIVALS_LIMIT } from '@invitation/domain/arrivals';
import type { CelebrationEvent, DayId } from '@invitation/domain/event';
import { common } from '@invitation/domain/words/hosts/common';
import { door as words } from '@invitation/domain/words/hosts/door';
import { Button } from '@invitation/ui/button';
import { SelectField } from '@invitation/ui/field';
import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { media } from '../../media';
import type { ListedGuest, OtherArrivals } from '../../model/guest-list';
import { peopleOf } from '../../model/guests';
import { capital } from '../format';
import { useSite } from '../hosts-site';
import { SearchField } from '../list/search-field';
import { VirtualList } from '../list/virtual-list';
import { Options } from '../options';
import { PageHeading } from '../page-heading/page-heading';
import { ArrivalMessage } from './arrival-message';
import {
  arrivals,
  arrivedOf,
  type DoorGuest,
  guestsAtDoor,
  isListed,
  keepOrder,
} from './door-guests';
import { DoorRow, doorName } from './door-row';
import * as styles from './door-view.css';
import { OtherRow } from './other-row';

/** In pixels. */
const ROW_HEIGHT = 84;

/** A second tap comes before this time. It belongs to the first one, whatever is below the finger. */
const SECOND_TAP_MS = 1_000;

/** The last change, which can be taken back. */
interface LastChange {
  readonly key: string;
  readonly day: DayId;
  /** How many people had arrived before. */
  readonly before: number;
}

/** The list for the door: who is expected, and who has arrived (B15). */
export function DoorView({
  guests,
  otherArrivals,
  event,
  text,
  onDay,
  onText,
  onArrivals,
  onAdd,
}: {
  /** In alphabetical order. */
  readonly guests: readonly ListedGuest[];
  readonly otherArrivals: readonly OtherArrivals[];
  /** The day whose guests arrive. */
  readonly event: CelebrationEvent;
  readonly text: string;
  readonly onDay: (day: DayId) => void;
  readonly onText: (text: string) => void;
  readonly onArrivals: (key: string, people: number) => void;
  /** @param key of arrivals whose guest is not on the list; otherwise for somebody who came without being on it */
  readonly onAdd: (key?: string) => void;
}) {
  const { events } = useSite();
  const { day } = event;
  const all = useMemo(() => [...otherArrivals, ...guests], [otherArrivals, guests]);
  const found = useMemo(() => {
    // Nobody searches for arrivals without a name.
    const others = text.trim() === '' ? otherArrivals.filter((each) => each.arrivals[day]) : [];
    return [...others, ...guestsAtDoor(guests, event, text)];
  }, [guests, otherArrivals, event, day, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order stays until the host looks for other guests
  const order = useMemo(() => found.map(({ key }) => key), [event, text]);
  const rows = useMemo(() => keepOrder(found, order, all), [found, order, all]);
  const { arrived, expected } = useMemo(
    () => arrivals(guests, otherArrivals, event),
    [guests, otherArrivals, event],
  );
  const [last, setLast] = useState<LastChange | null>(null);
  const changed = last?.day === day ? all.find(({ key }) => key === last.key) : undefined;
  const lastTap = useRef({ key: '', isStep: false, time: Number.NEGATIVE_INFINITY });
  const top = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const change = (before: DoorGuest, people: number) => {
    const { key } = before;
    // The steps of one guest are taken back together.
    if (changed?.key !== key) setLast({ key, day, before: arrivedOf(before, event) });
    onArrivals(key, people);
  };
  const isSecondTap = (key: string, isStep: boolean, { timeStamp: time }: MouseEvent): boolean => {
    const { current } = lastTap;
    // The steps of one guest may follow each other.
    const isNextStep = isStep && current.isStep && current.key === key;
    if (time - current.time < SECOND_TAP_MS && !isNextStep) return true;
    lastTap.current = { key, isStep, time };
    return false;
  };
  const mark = (guest: ListedGuest, tap: MouseEvent) => {
    if (isSecondTap(guest.key, false, tap)) return;
    change(guest, peopleOf(guest, day));
    if (text === '') return;
    // The next guest is another search, which replaces the selected text. Until then, the list stays as it is.
    search.current?.focus({ preventScroll: true });
    search.current?.select();
  };
  const step = (guest: ListedGuest, by: number, tap: MouseEvent) => {
    if (isSecondTap(guest.key, true, tap)) return;
    change(guest, Math.min(arrivedOf(guest, event) + by, ARRIVALS_LIMIT));
  };
  const undo = () => {
    if (!last) return;
    setLast(null);
    onArrivals(last.key, last.before);
  };
  /** Leaves the room above the keyboard of a phone to the list. */
  const scrollToSearch = () => {
    if (matchMedia(media.wide).matches) return;
    window.scrollBy({ top: Math.max(0, top.current?.getBoundingClientRect().top ?? 0) });
  };
  const add = (
    <Button variant="secondary" onClick={() => onAdd()}>
      {words.add}
    </Button>
  );
  return (
    <>
      <PageHeading actions={rows.length > 0 && add}>{words.title}</PageHeading>
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
          changed={changed && { name: doorName(changed), people: arrivedOf(changed, event) }}
          arrived={arrived}
          expected={expected}
          onUndo={undo}
        />
      </div>
      <div className={styles.results}>
        {rows.length === 0 && (
          <div className={styles.empty}>
            <p>{common.noMatch}</p>
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
                event={event}
                onMark={(tap) => mark(row, tap)}
                onStep={(by, tap) => step(row, by, tap)}
              />
            ) : (
              <OtherRow
                arrivals={row}
                event={event}
                onAdd={() => onAdd(row.key)}
                onRemove={(tap) => !isSecondTap(row.key, false, tap) && change(row, 0)}
              />
            )
          }
        </VirtualList>
      </div>
    </>
  );
}
