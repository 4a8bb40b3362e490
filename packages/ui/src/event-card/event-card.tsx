import type { CelebrationEvent } from '@invitation/domain/event';
import { day as words } from '@invitation/domain/words/group/day';
import { note } from '../theme/section.css';
import { textLink } from '../theme/text-link.css';
import * as styles from './event-card.css';

/** One day of the celebration (A2). */
export function EventCard({
  event,
  level = 2,
}: {
  readonly event: CelebrationEvent;
  /** Of the heading. */
  readonly level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  const [weekday, ...date] = event.date.split(' ');
  return (
    <section className={styles.root} aria-label={event.title}>
      <Heading className={styles.title}>{event.title}</Heading>
      <p className={styles.dateTime}>
        {weekday} <span className={styles.date}>{date.join(' ')}</span>
        <br />
        {event.time}
      </p>
      <p>{event.location}</p>
      <p className={note}>{event.description}</p>
      <a
        href={event.mapLink}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.mapOf(event.title)}
        className={textLink}
      >
        {words.map}
      </a>
    </section>
  );
}
