import type { Celebration, Picture, Registry } from '@invitation/domain/event/celebration';
import type { CelebrationEvent } from '@invitation/domain/event/event';
import type { StoredRsvp } from '@invitation/domain/record/record';
import { declinesAll } from '@invitation/domain/rsvp/rsvp';
import { thankYou as words } from '@invitation/domain/words/group/thankYou';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../basics/button/button';
import { Picture as PictureElement } from '../../basics/picture/picture';
import { Stamp } from '../../scenery/stamp/stamp';
import * as section from '../../theme/section.css';
import { Account } from './account';
import { Programme } from './programme';
import { Receipt } from './receipt';
import { StorySection } from './story-section';
import * as styles from './thank-you.css';

export interface ThankYouProps {
  /** The days that the guest sees. */
  readonly events: readonly CelebrationEvent[];
  /** If it is `null`, the stamp takes its place. */
  readonly picture: Picture | null;
  readonly stamp: Pick<Celebration, 'postmark' | 'stamp'>;
  readonly registry: Registry | null;
  readonly rsvp: StoredRsvp;
  /** What a guest who declined every day reads. */
  readonly declinedText: string;
  /** The sentence above 'View Highlights'. `undefined` without an album, which removes the section. */
  readonly storyText?: string | undefined;
  /** A section above the programme: what hosts tell all guests (B20). */
  readonly news?: ReactNode;
  /** A section above 'Go back': the link that opens the reply (B14, B19). */
  readonly personalLink?: ReactNode;
  /** Focuses 'View Highlights' after mounting, for a guest who returns from the story viewer. */
  readonly focusHighlights?: boolean;
  /** Saves or shares a picture of the days that the guest comes to. */
  readonly onSaveKeepsake: () => Promise<void>;
  readonly onViewHighlights: () => void;
  readonly onGoBack: () => void;
}

/** The content of the thank-you page, below its heading (A2). */
export function ThankYou(props: ThankYouProps) {
  const {
    events,
    rsvp,
    declinedText,
    picture,
    stamp,
    registry,
    storyText,
    news,
    personalLink,
    focusHighlights,
  } = props;
  return (
    <>
      {picture ? (
        <div className={styles.print}>
          <PictureElement {...picture} className={styles.picture} />
        </div>
      ) : (
        <div className={styles.stamp}>
          <Stamp {...stamp} />
        </div>
      )}
      {declinesAll(rsvp, events) && <p className={styles.declinedText}>{declinedText}</p>}
      <div className={styles.paper}>
        <Receipt events={events} rsvp={rsvp} />
        {news}
        <Programme events={events} rsvp={rsvp} onSaveKeepsake={props.onSaveKeepsake} />
      </div>
      {registry && (
        <section className={`${styles.section} ${styles.screenOnly}`}>
          <h2 className={section.heading}>{registry.heading}</h2>
          <p className={section.note}>{registry.text}</p>
          {registry.links?.map(({ label, link }) => (
            <a
              key={label}
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'secondary' })}
            >
              {label}
            </a>
          ))}
          {!globalThis.WITHOUT_ACCOUNT && registry.account && <Account {...registry.account} />}
        </section>
      )}
      {storyText && (
        <StorySection text={storyText} hasFocus={focusHighlights} onView={props.onViewHighlights} />
      )}
      {personalLink}
      <div className={`${styles.changes} ${styles.screenOnly}`}>
        <p className={section.note}>{words.changePlans}</p>
        <Button variant="secondary" onClick={props.onGoBack}>
          {words.back}
        </Button>
      </div>
    </>
  );
}
