import type { CelebrationEvent } from '@invitation/domain/event';
import { Button } from '@invitation/ui/button';
import type { GuestsSearch } from '../../model/guests-search';
import { ANSWER_HEADINGS, DAY_ANSWERS } from '../answers/answers';
import { useQuestions } from '../hosts-site';
import * as styles from './guest-filters.css';

type Choice = 'day' | 'answer' | 'answered' | 'sort' | 'since';

const SORTED = { newest: 'Newest first', people: 'Most people' } as const;
const SINCE = { hour: 'Last hour', day: 'Last day', week: 'Last week' } as const;

/** The filters of the guests and their order, in one row that leaves the window to the names. */
export function GuestFilters({
  events,
  search,
  onSearch,
}: {
  readonly events: readonly CelebrationEvent[];
  readonly search: GuestsSearch;
  readonly onSearch: (search: GuestsSearch) => void;
}) {
  const choice = (
    name: Choice,
    label: string,
    all: string,
    options: readonly (readonly [value: string, text: string])[],
  ) => (
    <select
      aria-label={label}
      className={search[name] ? styles.active : styles.chip}
      value={search[name] ?? ''}
      onChange={({ target }) => onSearch({ ...search, [name]: target.value || undefined })}
    >
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
  const toggle = (name: string, isOn: boolean, next: GuestsSearch) => (
    <button
      type="button"
      className={isOn ? styles.active : styles.chip}
      aria-pressed={isOn}
      onClick={() => onSearch(next)}
    >
      {isOn && '✓ '}
      {name}
    </button>
  );
  const { diet, invitation, people } = search;
  const questions = useQuestions();
  return (
    <div className={styles.root}>
      {choice(
        'day',
        'Day',
        'All days',
        events.map(({ day, weekday }) => [day, weekday]),
      )}
      {choice(
        'answer',
        'Answer',
        'Any answer',
        DAY_ANSWERS.map((each) => [each, ANSWER_HEADINGS[each]]),
      )}
      {questions.length > 0 &&
        choice(
          'answered',
          'Question',
          'All questions',
          questions.flatMap(({ id, label, kind, options }) => [
            ...(kind === 'text' ? ['answered'] : options).map(
              (option) => [`${id}=${option}`, `${label}: ${option}`] as const,
            ),
            [`${id}=`, `${label}: no answer`] as const,
          ]),
        )}
      {choice('sort', 'Sort', 'By name', Object.entries(SORTED))}
      {toggle('Dietary needs', diet === true, { ...search, diet: diet ? undefined : true })}
      {toggle('Without invitation', invitation === 'none', {
        ...search,
        invitation: invitation ? undefined : 'none',
      })}
      {toggle('Number not known', people === 'unknown', {
        ...search,
        people: people ? undefined : 'unknown',
      })}
      {choice('since', 'Replied', 'Any time', Object.entries(SINCE))}
    </div>
  );
}

/** Takes all filters back, if there are some. */
export const ClearFilters = ({
  search: { sort, ...filters },
  onSearch,
}: {
  readonly search: GuestsSearch;
  readonly onSearch: (search: GuestsSearch) => void;
}) =>
  Object.values(filters).some(Boolean) && (
    <Button variant="secondary" onClick={() => onSearch({ sort })}>
      Clear filters
    </Button>
  );
