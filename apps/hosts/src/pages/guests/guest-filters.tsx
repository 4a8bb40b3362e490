import { shownOption } from '@invitation/domain/record/questions';
import { common } from '@invitation/domain/words/hosts/common';
import { guests as words } from '@invitation/domain/words/hosts/guests';
import { Button } from '@invitation/ui/basics/button';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useHosts } from '../../context/hosts-site';
import { DAY_ANSWERS } from '../../controls/answers/answers';
import { Options } from '../../controls/choice/options';
import { type GuestsSearch, NOTED } from '../../model/search/guests-search';
import { NO_NOTES, type NotesByKey, usedNotes } from '../../model/store/guest-notes';
import { capital } from '../../model/text/format';
import { shownTable } from '../../model/text/shown-table';
import * as styles from './guest-filters.css';
import { SavedFilters } from './saved-filters';

const TOGGLED = {
  diet: true,
  invitation: 'none',
  people: 'unknown',
} as const satisfies GuestsSearch;

const INCOMPLETE = [['<', words.incomplete]] as const;
const TOO_MANY = ['>', words.tooMany] as const;

type Choice = 'day' | 'answer' | 'answered' | 'sort' | 'since' | 'tag' | 'table' | 'noted';

/**
 * The filters of the guests and their order, in one row that leaves the window to the names. Active filters come first, so that a phone
 * never hides them.
 */
export function GuestFilters({
  search,
  notes,
  onSearch,
}: {
  readonly search: GuestsSearch;
  /** `null` until they are loaded. */
  readonly notes: NotesByKey | null;
  readonly onSearch: (search: GuestsSearch) => void;
}) {
  const used = useMemo(() => usedNotes(notes ?? NO_NOTES), [notes]);
  const changed = useRef<HTMLElement>(null);
  const change = (element: HTMLElement, filter: GuestsSearch) => {
    changed.current = element;
    onSearch({ ...search, ...filter });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter has moved, which can take its focus away
  useLayoutEffect(() => {
    changed.current?.focus({ preventScroll: true });
    changed.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    changed.current = null;
  }, [search]);
  const choice = (
    name: Choice,
    label: string,
    all: string,
    options: readonly (readonly [value: string, text: string])[],
  ) => (
    <select
      key={name}
      aria-label={label}
      className={search[name] ? styles.active : styles.chip}
      value={search[name] ?? ''}
      onChange={({ target }) => change(target, { [name]: target.value || undefined })}
    >
      <option value="">{all}</option>
      <Options of={options} />
    </select>
  );
  const toggle = (name: keyof typeof TOGGLED, label: string) => {
    const isOn = search[name] !== undefined;
    return (
      <button
        key={name}
        type="button"
        className={isOn ? styles.active : styles.chip}
        aria-pressed={isOn}
        onClick={({ currentTarget }) =>
          change(currentTarget, { [name]: isOn ? undefined : TOGGLED[name] })
        }
      >
        {isOn ? `✓ ${label}` : label}
      </button>
    );
  };
  const inUse = (name: 'tag' | 'table', label: string, all: string, texts: readonly string[]) => {
    const shown = [...new Set([...texts, ...(search[name] ? [search[name]] : [])])];
    const textOf = name === 'table' ? shownTable : String;
    return shown.length > 0
      ? [
          choice(
            name,
            label,
            all,
            shown.map((each) => [each, textOf(each)]),
          ),
        ]
      : [];
  };
  const { events, questions } = useHosts().site;
  const filters = [
    choice(
      'day',
      common.day,
      common.allDays,
      events.map(({ day, weekday }) => [day, capital(weekday)]),
    ),
    choice(
      'answer',
      words.answer,
      words.anyAnswer,
      DAY_ANSWERS.map((each) => [each, common.answerLabels[each]]),
    ),
    ...(questions.length > 0
      ? [
          choice(
            'answered',
            words.question,
            words.allQuestions,
            questions.flatMap((question) => {
              const { id, label, kind, options } = question;
              const shown =
                kind === 'text'
                  ? [['=answered', words.answered]]
                  : options.map((option) => [`=${option}`, shownOption(question, option)]);
              const off = { text: [], choice: INCOMPLETE, numbers: [...INCOMPLETE, TOO_MANY] }[
                kind
              ];
              return [...shown, ['=', words.noAnswer], ...off].map(
                ([option, text]) => [`${id}${option}`, `${label}: ${text}`] as const,
              );
            }),
          ),
        ]
      : []),
    choice('sort', words.sort, words.byName, Object.entries(words.sorted)),
    toggle('diet', common.dietary),
    toggle(
      'invitation',
      search.invitation === 'withdrawn' ? words.withdrawnYes : words.noInvitation,
    ),
    toggle('people', words.unknownPeople),
    // Shown even without the notes, or an active filter could not be switched off.
    ...inUse('tag', words.tag, words.anyTag, used.tags),
    ...inUse('table', words.table, words.anyTable, used.tables),
    choice(
      'noted',
      words.noted,
      words.anyNotes,
      NOTED.map((each) => [each, words.notedLabels[each]]),
    ),
    choice('since', words.replied, words.anyTime, Object.entries(words.since)),
  ];
  const isActive = ({ key }: (typeof filters)[number]) =>
    key !== 'sort' && search[key as keyof GuestsSearch] !== undefined;
  return (
    <div className={styles.root}>
      {[
        ...filters.filter(isActive),
        <SavedFilters key="saved" search={search} onSearch={onSearch} />,
        ...filters.filter((filter) => !isActive(filter)),
      ]}
    </div>
  );
}

export const ClearFilters = ({
  search: { sort, ...filters },
  onSearch,
}: {
  readonly search: GuestsSearch;
  readonly onSearch: (search: GuestsSearch) => void;
}) =>
  Object.values(filters).some(Boolean) && (
    <Button variant="secondary" onClick={() => onSearch({ sort })}>
      {words.clearFilters}
    </Button>
  );
