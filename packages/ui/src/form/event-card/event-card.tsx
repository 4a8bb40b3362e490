import type { CelebrationEvent } from '@invitation/domain/event/event';
import { day as words } from '@invitation/domain/words/group/day';
import type { ReactNode } from 'react';
import * as styles from './event-card.css';

/** One day of the celebration (A2). */
export function EventCard({
  event,
  level = 2,
  children,
}: {
  readonly event: CelebrationEvent;
  /** The level of the heading. */
  readonly level?: 2 | 3;
  /** Below the texts, e.g. links to calendars. */
  readonly children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  const [weekday, ...date] = event.date.split(' ');
  const [shortWeekday, day, month] = event.shortDate;
  return (
    <section className={styles.root} aria-label={event.title}>
      <div className={styles.sides}>
        {/* The date below is a text that one can read, select and hear. */}
        <div className={styles.lockup} aria-hidden="true">
          <span>{shortWeekday}</span>
          <span className={styles.numeral}>{day}</span>
          <span>{month}</span>
        </div>
        <div className={styles.text}>
          <Heading className={styles.title}>{event.title}</Heading>
          <p className={styles.dateTime}>
            <span className={styles.fullDate}>
              <span>{weekday}</span> <span className={styles.date}>{date.join(' ')}</span>
            </span>
            <span className={styles.time}>{event.time}</span>
          </p>
          <p>{event.mapLink ? <Place {...event} /> : event.location}</p>
        </div>
      </div>
      <p className={styles.description}>{event.description}</p>
      {children}
    </section>
  );
}

/** The place is the link to its map. A day whose place is not known yet may already have a map (B21). */
const Place = ({ title, location, mapLink }: CelebrationEvent) => (
  <a
    href={mapLink}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={words.mapOf(location || title)}
    className={styles.place}
  >
    {location || words.map}
  </a>
);
