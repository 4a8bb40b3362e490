import {
  CALENDAR_FILE_LABEL,
  calendarFilePath,
  googleCalendarLabel,
  googleCalendarLink,
} from '@invitation/domain/calendar';
import type { Picture, Registry } from '@invitation/domain/celebration';
import { type InvitedEvent, isAsked } from '@invitation/domain/event';
import type { Mode } from '@invitation/domain/mode';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ExternalButton } from '../button/button';
import { EventCard } from '../event-card/event-card';
import { Picture as PictureElement } from '../picture/picture';
import * as styles from './thank-you.css';

/** What the thank-you page's content is given. */
export interface ThankYouProps {
  readonly mode: Mode;
  /** The guest's events: those they answered get calendar links, the informational ones a card. On paper each is a card. */
  readonly events: readonly InvitedEvent[];
  readonly picture: Picture;
  readonly registry: Registry;
  /** The sentence above 'View Highlights'. */
  readonly storyText: string;
  /** Puts the focus on 'View Highlights', for a guest who comes back from there. */
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
    <section className={`${styles.section} ${styles.unprinted}`}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}

/** The keepsake below the heading 'Thank you for RSVPing!' (A2). */
export function ThankYou(props: ThankYouProps) {
  const { mode, events, picture, registry, storyText, focusHighlights = false } = props;
  const highlights = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusHighlights) highlights.current?.focus();
  }, [focusHighlights]);
  return (
    <>
      <PictureElement
        url={picture.url}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        className={styles.picture}
      />
      <Section heading="Calendar Events & more">
        <ul className={styles.links}>
          {events.filter(isAsked).map((event) => (
            <li key={event.day} className={styles.link}>
              <ExternalButton href={googleCalendarLink(event)} tone="quiet" width="full">
                {googleCalendarLabel(event, mode)}
              </ExternalButton>
              <a className={styles.file} href={calendarFilePath(event.day)}>
                {CALENDAR_FILE_LABEL}
              </a>
            </li>
          ))}
          {events.length > 1 && (
            <li className={styles.link}>
              <a className={styles.file} href={calendarFilePath('celebration')}>
                All days in one file (.ics)
              </a>
            </li>
          )}
        </ul>
      </Section>
      {events.map((event) => (
        <div key={event.day} className={isAsked(event) ? styles.printed : styles.section}>
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
      <div className={`${styles.link} ${styles.unprinted}`}>
        <Button tone="quiet" onClick={props.onGoBack}>
          Go back
        </Button>
      </div>
    </>
  );
}
