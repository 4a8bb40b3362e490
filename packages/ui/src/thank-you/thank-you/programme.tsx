import {
  calendarDays,
  calendarFileLabel,
  calendarFilePath,
  googleCalendarLabel,
  googleCalendarLink,
  takesSeveralDays,
} from '@invitation/domain/calendar/calendar';
import type { CelebrationEvent } from '@invitation/domain/event/event';
import { mapLinkFor } from '@invitation/domain/event/map-link';
import type { StoredRsvp } from '@invitation/domain/record/record';
import { declinesAll } from '@invitation/domain/rsvp/rsvp';
import { thankYou as words } from '@invitation/domain/words/group/thankYou';
import { EventCard } from '../../form/event-card/event-card';
import { chip, chips } from '../../theme/chip.css';
import { heading } from '../../theme/section.css';
import { quietLink } from '../../theme/text-link.css';
import { CopyAddress } from './copy-address';
import { KeepsakeButton } from './keepsake-button';
import * as styles from './thank-you.css';

interface DayProps {
  readonly event: CelebrationEvent;
  /** All days of the page. */
  readonly events: readonly CelebrationEvent[];
}

/** A link to a day's calendar file. Its accessible name says the day, because its text does not. */
const CalendarFile = ({ event, events, children }: DayProps & { readonly children: string }) => (
  <a
    className={quietLink}
    href={calendarFilePath([event])}
    aria-label={calendarFileLabel(event, events)}
  >
    {children}
  </a>
);

/** A day that the guest comes to, or that nobody is asked about. Only an asked one has a link to Google Calendar (A7). */
function Day({ event, events }: DayProps) {
  const { asked, thankYouCard } = event;
  const mapLink = event.mapLink && mapLinkFor(navigator.userAgent, event.mapLink);
  // The printed page has all days.
  const isShown = asked || thankYouCard;
  return (
    <li className={isShown ? styles.day : styles.printOnly}>
      <EventCard event={{ ...event, mapLink }} level={3}>
        <div className={styles.links}>
          {asked && (
            <a
              className={chip}
              href={googleCalendarLink(event)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {googleCalendarLabel(event, events)}
            </a>
          )}
          <div className={styles.quietLinks}>
            <CalendarFile event={event} events={events}>
              {words.file}
            </CalendarFile>
            {event.location && <CopyAddress event={event} />}
          </div>
        </div>
      </EventCard>
    </li>
  );
}

const DeclinedDay = ({ event }: DayProps) => (
  <li className={styles.declined}>{words.declined(event.weekday, event.title)}</li>
);

/** A link to one file with all days, or a link for each day where calendars take only one. */
const SeveralDays = ({
  days,
  events,
}: {
  readonly days: readonly CelebrationEvent[];
  readonly events: readonly CelebrationEvent[];
}) =>
  takesSeveralDays(navigator.userAgent) ? (
    <a className={chip} href={calendarFilePath(days)}>
      {days.length === events.length ? words.allDays : words.yourDays}
    </a>
  ) : (
    <div>
      <p>{words.oneByOne}</p>
      <div className={styles.quietLinks}>
        {days.map((event) => (
          <CalendarFile key={event.day} event={event} events={events}>
            {event.weekday}
          </CalendarFile>
        ))}
      </div>
    </div>
  );

/** The days in their order, each with time, place and calendar links. Folded if the guest comes on no day. */
export function Programme({
  events,
  rsvp,
  onSaveKeepsake,
}: {
  readonly events: readonly CelebrationEvent[];
  readonly rsvp: StoredRsvp;
  /** Without it, there is no picture of the days to save. */
  readonly onSaveKeepsake?: () => Promise<void>;
}) {
  const days = calendarDays(events, rsvp);
  const title = (
    <h2 id="programme" className={heading}>
      {words.programme}
    </h2>
  );
  const list = (
    <>
      <ol className={styles.days}>
        {events.map((event) => {
          const Item = event.asked && rsvp[event.day] === 'no' ? DeclinedDay : Day;
          return <Item key={event.day} event={event} events={events} />;
        })}
      </ol>
      <div className={styles.foot}>
        {(days.length > 1 || (days.length > 0 && onSaveKeepsake)) && (
          <div className={chips}>
            {days.length > 1 && <SeveralDays days={days} events={events} />}
            {onSaveKeepsake && <KeepsakeButton onSave={onSaveKeepsake} />}
          </div>
        )}
        <p>{words.openInBrowser}</p>
      </div>
    </>
  );
  return (
    <section className={styles.programme} aria-labelledby="programme">
      {declinesAll(rsvp, events) ? (
        <details>
          <summary className={styles.summary}>{title}</summary>
          {list}
        </details>
      ) : (
        <>
          {title}
          {list}
        </>
      )}
    </section>
  );
}
