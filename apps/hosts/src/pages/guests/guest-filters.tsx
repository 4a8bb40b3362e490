import type { CelebrationEvent, DayId } from '@invitation/domain/event';
import { Button } from '@invitation/ui/button';
import { SelectField } from '@invitation/ui/field';
import { useState } from 'react';
import type { DayAnswer } from '../../model/guests';
import type { GuestsSearch } from '../../model/guests-search';
import { ANSWER_HEADINGS, DAY_ANSWERS } from '../answers/answers';
import * as styles from './guest-filters.css';

/** The filters of the guests, and their order. */
export function GuestFilters({
  events,
  search,
  onSearch,
}: {
  readonly events: readonly CelebrationEvent[];
  readonly search: GuestsSearch;
  readonly onSearch: (search: GuestsSearch) => void;
}) {
  const { day, answer, diet, invitation, since, sort } = search;
  const active = [day, answer, diet, invitation, since, sort].filter(Boolean).length;
  // A link to some of the guests opens the filters too. Later, they stay as the host left them.
  const [isOpen] = useState(active > 0);
  return (
    <details open={isOpen} className={styles.details}>
      <summary className={styles.summary}>Filter and order{active > 0 && ` (${active})`}</summary>
      <div className={styles.root}>
        <SelectField
          label="Day"
          value={day ?? ''}
          onChange={({ target }) =>
            onSearch({ ...search, day: (target.value || undefined) as DayId })
          }
        >
          <option value="">All days</option>
          {events.map((event) => (
            <option key={event.day} value={event.day}>
              {event.weekday}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Answer"
          value={answer ?? ''}
          onChange={({ target }) =>
            onSearch({ ...search, answer: (target.value || undefined) as DayAnswer })
          }
        >
          <option value="">Any answer</option>
          {DAY_ANSWERS.map((each) => (
            <option key={each} value={each}>
              {ANSWER_HEADINGS[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Order"
          value={sort ?? ''}
          onChange={({ target }) =>
            onSearch({ ...search, sort: (target.value || undefined) as GuestsSearch['sort'] })
          }
        >
          <option value="">By name</option>
          <option value="newest">Newest reply first</option>
          <option value="people">Most people first</option>
        </SelectField>
        <SelectField
          label="Replied"
          value={since ?? ''}
          onChange={({ target }) =>
            onSearch({ ...search, since: (target.value || undefined) as GuestsSearch['since'] })
          }
        >
          <option value="">Any time</option>
          <option value="hour">In the last hour</option>
          <option value="day">In the last day</option>
          <option value="week">In the last week</option>
        </SelectField>
        <div className={styles.toggle}>
          <Button
            variant={invitation ? 'primary' : 'secondary'}
            width="full"
            aria-pressed={invitation === 'none'}
            onClick={() => onSearch({ ...search, invitation: invitation ? undefined : 'none' })}
          >
            {invitation ? '✓ ' : ''}Without invitation
          </Button>
        </div>
        <div className={styles.toggle}>
          <Button
            variant={diet ? 'primary' : 'secondary'}
            width="full"
            aria-pressed={diet === true}
            onClick={() => onSearch({ ...search, diet: diet ? undefined : true })}
          >
            {diet ? '✓ ' : ''}With a diet
          </Button>
        </div>
      </div>
    </details>
  );
}
