import type { DayId } from '@invitation/domain/event/event';
import { ARRIVALS_LIMIT, possiblePeople } from '@invitation/domain/guest-list/arrivals';
import { common } from '@invitation/domain/words/hosts/common';
import { door as words } from '@invitation/domain/words/hosts/door';
import { shell } from '@invitation/domain/words/hosts/shell';
import { Button } from '@invitation/ui/basics/button';
import { SelectField } from '@invitation/ui/basics/field';
import { Loading } from '@invitation/ui/basics/loading';
import { mediaMatches } from '@invitation/ui/basics/media-matches';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import {
  lazy,
  type MouseEvent,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useGuestList, useHosts, useShownNotes } from '../../context/hosts-site';
import { Options } from '../../controls/choice/options';
import { FirstSteps } from '../../controls/first-steps';
import * as layout from '../../controls/layout.css';
import { SearchField } from '../../controls/list/search-field';
import { VirtualList } from '../../controls/list/virtual-list';
import { media } from '../../controls/media';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { walkInKey } from '../../edit/drafts';
import type { ListedGuest } from '../../model/people/guest-list';
import { peopleOf } from '../../model/people/guests';
import { capital } from '../../model/text/format';
import { ArrivalMessage } from './arrival-message';
import {
  arrivals,
  arrivedOf,
  guestsAtDoor,
  isListed,
  isUndecided,
  keepOrder,
  missingOf,
} from './door-guests';
import * as styles from './door-page.css';
import { DoorRow, doorName } from './door-row';
import { OtherRow } from './other-row';
import { hasCamera } from './scan-camera';
import { useMarks } from './use-marks';
import { useOfferedDay } from './use-offered-day';
import { useTooSoon } from './use-too-soon';

/** In pixels. */
const ROW_HEIGHT = 84;

const Scanner = lazy(async () => ({ default: (await import('./scanner')).Scanner }));

/** The list for the door: who is expected, and who has arrived (B15). */
export function DoorPage() {
  const { events } = useHosts().site;
  const { role, guests, otherArrivals } = useGuestList();
  // Not shared with the guests page: at the door every guest is a new search.
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const showDay = (next?: DayId) =>
    navigate({ to: '/door', search: { day: next }, replace: true, resetScroll: false });
  const offered = useOfferedDay(events, showDay);
  const { day: selected } = useSearch({ from: '/door' });
  const event = events.find((each) => each.day === selected) ?? offered;
  const { day } = event;
  // Helpers may not read notes.
  const notes = useShownNotes(role === undefined);
  const [canScan, setCanScan] = useState(false);
  useEffect(() => {
    void hasCamera().then(setCanScan);
  }, []);
  const isOnlyDoor = useLocation({ select: ({ state }) => state.isOnlyDoor });
  const all = useMemo(() => [...otherArrivals, ...guests], [otherArrivals, guests]);
  const byKey = useMemo(() => new Map(guests.map((guest) => [guest.key, guest])), [guests]);
  const [areMissing, showMissing] = useState(false);
  const [isScanning, scan] = useState(false);
  const found = useMemo(() => {
    const looked = guestsAtDoor(all, event, text);
    return areMissing ? looked.filter((guest) => missingOf(guest, event) > 0) : looked;
  }, [all, event, text, areMissing]);
  /** Counts how often the host asked for the guests who wait for a decision. */
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order stays until the host looks for other guests
  const order = useMemo(() => found.map(({ key }) => key), [event, text, asked, areMissing]);
  const rows = useMemo(() => keepOrder(found, order, all), [found, order, all]);
  const total = useMemo(() => arrivals(all, event), [all, event]);
  const undecided = useMemo(
    () => all.filter((guest) => isUndecided(guest, event)).length,
    [all, event],
  );
  const { changed, change, undo } = useMarks(all, event);
  const isTooSoon = useTooSoon();
  const top = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const looked = useRef({ day, text, asked, areMissing });
  useLayoutEffect(() => {
    const { current } = looked;
    looked.current = { day, text, asked, areMissing };
    const isSame = current.day === day && current.text === text && current.asked === asked;
    if (isSame && current.areMissing === areMissing) return;
    // The list may be scrolled past the few guests that it has now.
    const bar = top.current?.offsetHeight ?? 0;
    const covered = bar - (results.current?.getBoundingClientRect().top ?? bar);
    if (covered > 0) window.scrollBy({ top: -covered });
  }, [day, text, asked, areMissing]);

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
  /** Leaves the room above the keyboard of a phone to the list. */
  const scrollToSearch = () => {
    if (mediaMatches(media.wide)) return;
    window.scrollBy({ top: Math.max(0, top.current?.getBoundingClientRect().top ?? 0) });
  };
  /** @param key the key of arrivals whose guest is not on the list; left out for somebody new */
  const openAdd = (key?: string) => {
    const walkInName = text.trim();
    void navigate({
      to: '/door/add',
      search: { day, key: key ?? walkInKey(walkInName) },
      state: { walkInName },
    });
  };
  const add = (
    <Button variant="secondary" onClick={() => openAdd()}>
      {words.add}
    </Button>
  );
  const row = (guest: ListedGuest) => (
    <DoorRow
      guest={guest}
      role={role}
      event={event}
      notes={notes}
      contact={areMissing ? notes.get(guest.key) : undefined}
      onMark={(tap) => mark(guest, peopleOf(guest, day), tap)}
      onStep={(by, tap) => step(guest, by, tap)}
      onChoose={(people, tap) => mark(guest, people, tap)}
    />
  );
  const nobody = areMissing ? words.allHere : words.nobodyExpected;
  return (
    <>
      <PageHeading
        title={words.title}
        actions={
          (rows.length > 0 || areMissing) && (
            <>
              {add}
              {canScan && !isScanning && (
                <Button variant="secondary" onClick={() => scan(true)}>
                  {words.scan}
                </Button>
              )}
              <Button variant="secondary" onClick={() => showMissing(!areMissing)}>
                {areMissing ? words.everybody : words.notHere(total.missing)}
              </Button>
            </>
          )
        }
      />
      {isOnlyDoor && role && <p role="status">{shell.onlyDoor}</p>}
      <div ref={top} className={layout.stickyBar}>
        <search className={styles.search}>
          <SelectField
            label={common.day}
            value={day}
            onChange={({ target }) => showDay(target.value as DayId)}
          >
            <Options of={events.map(({ day, weekday }) => [day, capital(weekday)])} />
          </SelectField>
          <SearchField ref={search} text={text} onText={setText} onClick={scrollToSearch} />
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
            setText('');
            showMissing(false);
            setAsked(asked + 1);
          }}
        />
      </div>
      <div ref={results} className={styles.results}>
        {isScanning ? (
          <Suspense fallback={<Loading />}>
            <Scanner guests={byKey} event={event} onEnd={() => scan(false)}>
              {row}
            </Scanner>
          </Suspense>
        ) : (
          <>
            {rows.length === 0 && (
              <div className={styles.empty}>
                {guests.length === 0 && !role ? (
                  <FirstSteps />
                ) : (
                  <p>{text.trim() === '' ? nobody : common.noMatch}</p>
                )}
                {!areMissing && add}
              </div>
            )}
            <VirtualList
              label={words.guestsOn(event.weekday)}
              items={rows}
              keyOf={({ key }) => key}
              estimatedHeight={ROW_HEIGHT}
            >
              {(each) =>
                isListed(each) ? (
                  row(each)
                ) : (
                  <OtherRow
                    arrivals={each}
                    event={event}
                    onAdd={role ? undefined : () => openAdd(each.key)}
                    onRemove={(tap) => !isTooSoon(each.key, 'mark', tap) && change(each, 0)}
                  />
                )
              }
            </VirtualList>
          </>
        )}
      </div>
    </>
  );
}
