import { shownOption } from '@invitation/domain/questions';
import { common } from '@invitation/domain/words/hosts/common';
import { guests as words } from '@invitation/domain/words/hosts/guests';
import { Button } from '@invitation/ui/button';
import type { GuestsSearch } from '../../model/guests-search';
import { DAY_ANSWERS } from '../answers/answers';
import { capital } from '../format';
import { useSite } from '../hosts-site';
import { Options } from '../options';
import * as styles from './guest-filters.css';

/** The filters that are on or off. */
const TOGGLED = {
  diet: true,
  invitation: 'none',
  people: 'unknown',
} as const satisfies GuestsSearch;

type Choice = 'day' | 'answer' | 'answered' | 'sort' | 'since';

/** The filters of the guests and their order, in one row that leaves the window to the names. */
export function GuestFilters({
  search,
  onSearch,
}: {
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
      <Options of={options} />
    </select>
  );
  const toggle = (name: keyof typeof TOGGLED, label: string) => {
    const isOn = search[name] !== undefined;
    return (
      <button
        type="button"
        className={isOn ? styles.active : styles.chip}
        aria-pressed={isOn}
        onClick={() => onSearch({ ...search, [name]: isOn ? undefined : TOGGLED[name] })}
      >
        {isOn && '✓ '}
        {label}
      </button>
    );
  };
  const { events, questions } = useSite();
  return (
    <div className={styles.root}>
      {choice(
        'day',
        common.day,
        words.allDays,
        events.map(({ day, weekday }) => [day, capital(weekday)]),
      )}
      {choice(
        'answer',
        words.answer,
        words.anyAnswer,
        DAY_ANSWERS.map((each) => [each, common.answerLabels[each]]),
      )}
      {questions.length > 0 &&
        choice(
          'answered',
          words.question,
          words.allQuestions,
          questions.flatMap((question) => {
            const { id, label, kind, options } = question;
            const shown =
              kind === 'text'
                ? [['answered', words.answered]]
                : options.map((option) => [option, shownOption(question, option)]);
            return [...shown, ['', words.noAnswer]].map(
              ([option, text]) => [`${id}=${option}`, `${label}: ${text}`] as const,
            );
          }),
        )}
      {choice('sort', words.sort, words.byName, Object.entries(words.sorted))}
      {toggle('diet', common.dietary)}
      {toggle('invitation', words.noInvitation)}
      {toggle('people', words.unknownPeople)}
      {choice('since', words.replied, words.anyTime, Object.entries(words.since))}
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
      {words.clearFilters}
    </Button>
  );
