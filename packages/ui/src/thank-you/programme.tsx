import {
  calendarDays,
  calendarFileLabel,
  calendarFilePath,
  googleCalendarLabel,
  googleCalendarLink,
} from '@invitation/domain/calendar';
import type { CelebrationEvent } from '@invitation/domain/event';
import { whoComes } from '@invitation/domain/party';
import type { StoredRsvp } from '@invitation/domain/rsvp';
import { peopleField } from '@invitation/domain/rsvp-fields';
import { thankYou as words } from '@invitation/domain/words/group/thankYou';
import { EventCard } from '../event-card/event-card';
import { heading } from '../theme/section.css';
import { textLink } from '../theme/text-link.css';
import * as styles from './thank-you.css';

/** @param people how many come, if the reply says so */
function comingText(people: number | undefined): string {
  return people === undefined ? words.coming : words.peopleComing(people);
}

interface DayProps {
  readonly event: CelebrationEvent;
  /** All days of the page. */
  readonly events: readonly CelebrationEvent[];
  readonly rsvp: StoredRsvp;
}

const CalendarLinks = ({ event, events }: Omit<DayProps, 'rsvp'>) => (
  <div className={styles.links}>
    <a
      className={styles.mainLink}
      href={googleCalendarLink(event)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {googleCalendarLabel(event, events)}
    </a>
    <a className={textLink} href={calendarFilePath([event])}>
      {calendarFileLabel(event, events)}
    </a>
  </div>
);

/** A day that the guest comes to, or that nobody is asked about. */
function Day({ event, events, rsvp }: DayProps) {
  const { day, asked, thankYouCard } = event;
  // The printed page has all days.
  const isShown = asked || thankYouCard;
  return (
    <li className={isShown ? styles.day : styles.printOnly}>
      {rsvp[day] === 'yes' && (
        <p className={styles.coming}>{whoComes(rsvp, day) ?? comingText(rsvp[peopleField(day)])}</p>
      )}
      <EventCard event={event} level={3} />
      {asked && <CalendarLinks event={event} events={events} />}
    </li>
  );
}

/** The guest may still want to know when the others celebrate. */
function DeclinedDay({ event, events }: DayProps) {
  return (
    <li className={styles.declined}>
      <p>{words.declined(event.weekday, event.title)}</p>
      <CalendarLinks event={event} events={events} />
    </li>
  );
}

/** The days in their order: when and where, the guest's answer, and the day's calendar links. */
export function Programme({
  events,
  rsvp,
}: {
  readonly events: readonly CelebrationEvent[];
  readonly rsvp: StoredRsvp;
}) {
  const days = calendarDays(events, rsvp);
  return (
    <section className={styles.programme} aria-labelledby="programme">
      <h2 id="programme" className={heading}>
        {words.programme}
      </h2>
      <ol className={styles.days}>
        {events.map((event) => {
          const Item = event.asked && rsvp[event.day] === 'no' ? DeclinedDay : Day;
          return <Item key={event.day} event={event} events={events} rsvp={rsvp} />;
        })}
      </ol>
      <div className={styles.foot}>
        {days.length > 1 && (
          <a className={textLink} href={calendarFilePath(days)}>
            {days.length === events.length ? words.allDays : words.yourDays}
          </a>
        )}
        <p>{words.openInBrowser}</p>
      </div>
    </section>
  );
}
