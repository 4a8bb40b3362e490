import type { CelebrationEvent, DayId } from '@invitation/domain/event';
import { SelectField } from '@invitation/ui/field';
import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { media } from '../../media';
import type { ListedGuest } from '../../model/guest-list';
import { SearchField } from '../list/search-field';
import { VirtualList } from '../list/virtual-list';
import { PageHeading } from '../page-heading/page-heading';
import { ArrivalMessage } from './arrival-message';
import { arrivals, guestsAtDoor, hasArrived, keepOrder } from './door-guests';
import { DoorRow } from './door-row';
import * as styles from './door-view.css';

/** In pixels. */
const ROW_HEIGHT = 77;

/** A second tap comes before this time. It belongs to the first one, whatever is below the finger. */
const SECOND_TAP_MS = 1_000;

/** The list for the door: who is expected, and who has arrived (B15). */
export function DoorView({
  guests,
  events,
  event,
  text,
  onDay,
  onText,
  onArrived,
}: {
  /** In alphabetical order. */
  readonly guests: readonly ListedGuest[];
  readonly events: readonly CelebrationEvent[];
  /** The day whose guests arrive. */
  readonly event: CelebrationEvent;
  readonly text: string;
  readonly onDay: (day: DayId) => void;
  readonly onText: (text: string) => void;
  readonly onArrived: (guest: ListedGuest, arrived: boolean) => void;
}) {
  const found = useMemo(() => guestsAtDoor(guests, event, text), [guests, event, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order stays until the host looks for other guests
  const order = useMemo(() => found.map(({ key }) => key), [event, text]);
  const rows = useMemo(() => keepOrder(found, order), [found, order]);
  const { arrived, expected } = useMemo(() => arrivals(guests, event), [guests, event]);
  const [markedKey, setMarkedKey] = useState<string | null>(null);
  const marked = guests.find((guest) => guest.key === markedKey && hasArrived(guest, event));
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const top = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const toggle = (guest: ListedGuest, { timeStamp }: MouseEvent) => {
    if (timeStamp - lastTap.current < SECOND_TAP_MS) return;
    lastTap.current = timeStamp;
    const isArriving = !hasArrived(guest, event);
    setMarkedKey(isArriving ? guest.key : null);
    onArrived(guest, isArriving);
    if (text === '') return;
    // The next guest is another search, which replaces the selected text. Until then, the list stays as it is.
    search.current?.focus({ preventScroll: true });
    search.current?.select();
  };
  /** Leaves the room above the keyboard of a phone to the list. */
  const scrollToSearch = () => {
    if (matchMedia(media.wide).matches) return;
    window.scrollBy({ top: Math.max(0, top.current?.getBoundingClientRect().top ?? 0) });
  };
  return (
    <>
      <PageHeading>At the door</PageHeading>
      <div ref={top} className={styles.top}>
        <search className={styles.search}>
          <SelectField
            label="Day"
            value={event.day}
            onChange={({ target }) => onDay(target.value as DayId)}
          >
            {events.map(({ day, weekday }) => (
              <option key={day} value={day}>
                {weekday}
              </option>
            ))}
          </SelectField>
          <SearchField ref={search} text={text} onText={onText} onClick={scrollToSearch} />
        </search>
        <ArrivalMessage
          marked={marked}
          arrived={arrived}
          expected={expected}
          onUndo={(guest) => {
            setMarkedKey(null);
            onArrived(guest, false);
          }}
        />
      </div>
      <div className={styles.results}>
        {rows.length === 0 && <p>No guest matches this search.</p>}
        <VirtualList
          label={`Guests on ${event.weekday}`}
          items={rows}
          keyOf={({ key }) => key}
          estimatedHeight={ROW_HEIGHT}
        >
          {(guest) => (
            <DoorRow guest={guest} event={event} onToggle={(event) => toggle(guest, event)} />
          )}
        </VirtualList>
      </div>
    </>
  );
}
