import {
  calendarFileLabel,
  calendarFilePath,
  googleCalendarLabel,
  googleCalendarLink,
} from '@invitation/domain/calendar';
import type { Picture, Registry } from '@invitation/domain/celebration';
import type { CelebrationEvent } from '@invitation/domain/event';
import type { StoredRsvp } from '@invitation/domain/rsvp';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ExternalButton } from '../button/button';
import { EventCard } from '../event-card/event-card';
import { Picture as PictureElement } from '../picture/picture';
import { ReplySummary } from './reply-summary';
import * as styles from './thank-you.css';

export interface ThankYouProps {
  /** The days that the guest sees. The printed page has a card for each of them. */
  readonly events: readonly CelebrationEvent[];
  readonly picture: Picture;
  readonly registry: Registry;
  /** What the guest replied. */
  readonly rsvp: StoredRsvp;
  /** What a guest who declined every day reads. */
  readonly declinedText: string;
  /** The sentence above 'View Highlights'. */
  readonly storyText: string;
  /** A section below the reply, for a guest with a personal invitation (B14). */
  readonly personalLink?: ReactNode;
  /** Focuses 'View Highlights' after mounting, for a guest who returns from the story viewer. */
  readonly focusHighlights?: boolean;
  readonly onViewHighlights: () => void;
  readonly onGoBack: () => void;
}

function Section({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={`${styles.section} ${styles.screenOnly}`}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}

/** The content of the thank-you page, below its heading (A2). */
export function ThankYou(props: ThankYouProps) {
  const {
    events,
    rsvp,
    declinedText,
    picture,
    registry,
    storyText,
    personalLink,
    focusHighlights = false,
  } = props;
  const asked = events.filter((event) => event.asked);
  const highlights = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusHighlights) highlights.current?.focus();
  }, [focusHighlights]);
  return (
    <>
      <div className={styles.print}>
        <PictureElement
          url={picture.url}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          className={styles.picture}
        />
      </div>
      <ReplySummary events={asked} rsvp={rsvp} declinedText={declinedText} />
      {personalLink}
      <Section heading="Calendar Events & more">
        <ul className={styles.links}>
          {asked.map((event) => (
            <li key={event.day} className={styles.link}>
              <ExternalButton href={googleCalendarLink(event)} variant="secondary" width="full">
                {googleCalendarLabel(event, events)}
              </ExternalButton>
              <a className={styles.fileLink} href={calendarFilePath(event.day)}>
                {calendarFileLabel(event, events)}
              </a>
            </li>
          ))}
          {events.length > 1 && (
            <li className={styles.link}>
              <a className={styles.fileLink} href={calendarFilePath('celebration')}>
                All days in one file (.ics)
              </a>
            </li>
          )}
        </ul>
        <p className={styles.note}>
          If nothing opens, open this page in Safari or Chrome, then try again.
        </p>
      </Section>
      {events.map((event) => (
        <div key={event.day} className={event.thankYouCard ? styles.section : styles.printOnly}>
          <EventCard event={event} />
        </div>
      ))}
      <Section heading={registry.heading}>
        <p className={styles.note}>{registry.text}</p>
        <ExternalButton href={registry.paymentLink}>{registry.paymentLabel}</ExternalButton>
      </Section>
      <Section heading="Our Story">
        <p className={styles.note}>{storyText}</p>
        <Button ref={highlights} onClick={props.onViewHighlights}>
          View Highlights
        </Button>
      </Section>
      <div className={`${styles.changes} ${styles.screenOnly}`}>
        <p className={styles.note}>Change of plans? You can edit your reply.</p>
        <Button variant="secondary" onClick={props.onGoBack}>
          Go back
        </Button>
      </div>
    </>
  );
}
