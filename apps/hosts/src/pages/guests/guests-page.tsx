import { common } from '@invitation/domain/words/hosts/common';
import { guests as words } from '@invitation/domain/words/hosts/guests';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { Loading } from '@invitation/ui/basics/loading';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { ADDRESSES } from '../../context/addresses';
import { useGuestList, useHosts, useStore } from '../../context/hosts-site';
import * as card from '../../controls/card.css';
import { FirstSteps } from '../../controls/first-steps';
import { SearchField } from '../../controls/list/search-field';
import { VirtualList } from '../../controls/list/virtual-list';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { attempt } from '../../edit/attempt';
import { usePrintCards } from '../../links/chosen-for-cards';
import type { ListedGuest } from '../../model/people/guest-list';
import { headcountOn } from '../../model/people/summary';
import { type GuestsSearch, needsNotes, searchGuests } from '../../model/search/guests-search';
import { searchText } from '../../model/search/search-text';
import { NO_NOTES, type NotesByKey } from '../../model/store/guest-notes';
import { messageOf } from '../../model/store/hosts-errors';
import { ChoiceBar } from './choice-bar';
import { ClearFilters, GuestFilters } from './guest-filters';
import { GuestChoice, GuestRow } from './guest-row';
import * as styles from './guests-page.css';
import { OtherDrafts } from './other-drafts';

const CorrectAnswer = lazy(async () => ({
  default: (await import('./correct-answer')).CorrectAnswer,
}));

export function GuestsPage() {
  const { site, backend, notes } = useHosts();
  const { guests, isLive } = useGuestList();
  const search = useSearch({ from: '/guests' });
  const text = useStore(searchText);
  const { state, failure } = useStore(notes);
  const printCards = usePrintCards();
  const navigate = useNavigate();
  return (
    <GuestsView
      guests={guests}
      // Without a copy on this device, the first state is empty.
      notes={state && (state.isLive || !isLive) ? state.byKey : null}
      notesFault={failure && messageOf(failure)}
      text={text}
      search={search}
      onText={searchText.set}
      onDelete={(chosen) =>
        attempt(async () => {
          const { deleteGuests } = await import('./delete-guests');
          await deleteGuests(backend, { days: site.events, questions: site.questions }, chosen);
        })
      }
      onPrintCards={(guests) => printCards(guests.map(({ key }) => key))}
      onSearch={(search) => navigate({ to: '/guests', search, replace: true, resetScroll: false })}
    />
  );
}

/** In pixels, on a phone. */
const ROW_HEIGHT = 66;

/** All guests, with search, filters and order (B15). */
export function GuestsView({
  guests,
  notes,
  notesFault,
  text,
  search,
  onText,
  onSearch,
  onDelete,
  onPrintCards,
}: {
  /** In alphabetical order. */
  readonly guests: readonly ListedGuest[];
  /** `null` until the notes are loaded: only a search and some filters wait for them. */
  readonly notes: NotesByKey | null;
  /** Why the notes cannot be loaded; `null` without a fault. */
  readonly notesFault: string | null;
  readonly text: string;
  readonly search: GuestsSearch;
  readonly onText: (text: string) => void;
  readonly onSearch: (search: GuestsSearch) => void;
  /** Resolves to whether the deletion has begun. */
  readonly onDelete: (guests: readonly ListedGuest[]) => Promise<boolean>;
  readonly onPrintCards: (guests: readonly ListedGuest[]) => void;
}) {
  const { events, questions } = useHosts().site;
  const isWaiting = notes === null && needsNotes(search);
  const rows = useMemo(
    () =>
      isWaiting ? [] : searchGuests(events, guests, text, search, questions, notes ?? NO_NOTES),
    [events, guests, text, search, questions, notes, isWaiting],
  );
  /** How many people of these guests gave the answer to the day, as on the overview. */
  const people = useMemo(() => {
    const { answer } = search;
    const event = answer && events.find(({ day }) => day === search.day);
    return event ? headcountOn(events, rows, event).people[answer] : null;
  }, [events, rows, search]);
  /** The selected guests, as they were when the host selected them; `null` while the host is not selecting. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedGuest> | null>(null);
  const [opened, setCorrected] = useState<ListedGuest | null>(null);
  const corrected = opened && (guests.find(({ key }) => key === opened.key) ?? opened);
  const lastChosen = useRef('');
  const choose = (guests: readonly ListedGuest[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const guest of guests) {
      if (isChosen) next.set(guest.key, guest);
      else next.delete(guest.key);
    }
    setChosen(next);
  };
  const chooseRow = (guest: ListedGuest, isChosen: boolean, isRange: boolean) => {
    const index = rows.indexOf(guest);
    const last = rows.findIndex(({ key }) => key === lastChosen.current);
    const start = isRange && last !== -1 ? last : index;
    choose(rows.slice(Math.min(start, index), Math.max(start, index) + 1), isChosen);
    lastChosen.current = guest.key;
  };
  return (
    <>
      <PageHeading
        title={words.title}
        actions={
          <>
            <Button onClick={() => location.assign(ADDRESSES.newGuest)}>{words.add}</Button>
            <Button variant="secondary" onClick={() => location.assign(ADDRESSES.import)}>
              {words.import}
            </Button>
            <Button variant="secondary" onClick={() => location.assign(ADDRESSES.cards)}>
              {words.printCards}
            </Button>
            {!chosen && guests.length > 0 && (
              <Button variant="secondary" onClick={() => setChosen(new Map())}>
                {words.select}
              </Button>
            )}
          </>
        }
      />
      <search className={card.root}>
        <SearchField text={text} onText={onText} />
        <GuestFilters search={search} notes={notes} onSearch={onSearch} />
      </search>
      <div>
        {chosen && (
          <ChoiceBar
            chosen={[...chosen.values()]}
            shown={rows.length}
            areAllChosen={rows.every(({ key }) => chosen.has(key))}
            onChooseAll={(areChosen) => choose(rows, areChosen)}
            onDelete={async () => {
              if (await onDelete([...chosen.values()])) setChosen(null);
            }}
            onPrintCards={() => onPrintCards([...chosen.values()])}
            onEnd={() => setChosen(null)}
          />
        )}
        <div className={styles.summary}>
          <p role="status">
            {!isWaiting &&
              [
                rows.length === guests.length
                  ? common.guestCount(guests.length)
                  : words.someOf(rows.length, guests.length),
                ...(people === null ? [] : [common.peopleCount(people)]),
              ].join(' · ')}
          </p>
          <ClearFilters search={search} onSearch={onSearch} />
        </div>
        <OtherDrafts isListed={(key) => guests.some((guest) => guest.key === key)} />
        {guests.length === 0 && <FirstSteps />}
        {isWaiting && (notesFault ? <Alert>{notesFault}</Alert> : <Loading />)}
        {rows.length === 0 && guests.length > 0 && !isWaiting && <p>{common.noMatch}</p>}
        <VirtualList
          label={words.title}
          items={rows}
          keyOf={({ key }) => key}
          estimatedHeight={ROW_HEIGHT}
        >
          {(guest) =>
            chosen ? (
              <GuestChoice
                guest={guest}
                notes={notes ?? NO_NOTES}
                isChosen={chosen.has(guest.key)}
                onChoose={(isChosen, isRange) => chooseRow(guest, isChosen, isRange)}
              />
            ) : (
              <GuestRow
                guest={guest}
                notes={notes ?? NO_NOTES}
                onCorrect={() => setCorrected(guest)}
              />
            )
          }
        </VirtualList>
        {corrected && (
          <Suspense fallback={null}>
            <CorrectAnswer guest={corrected} onEnd={() => setCorrected(null)} />
          </Suspense>
        )}
      </div>
    </>
  );
}
