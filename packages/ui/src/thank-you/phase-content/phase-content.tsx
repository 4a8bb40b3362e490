import type { Picture } from '@invitation/domain/event/celebration';
import type { CelebrationEvent } from '@invitation/domain/event/event';
import type { StoredRsvp } from '@invitation/domain/record/record';
import { phases as words } from '@invitation/domain/words/group/phases';
import { buttonClass } from '../../basics/button/button';
import { Picture as PictureElement } from '../../basics/picture/picture';
import { Programme } from '../thank-you/programme';
import { StorySection } from '../thank-you/story-section';
import * as styles from './phase-content.css';

export interface PhaseContentProps {
  readonly phase: 'before' | 'afterwards';
  /** The days that the guest sees. */
  readonly events: readonly CelebrationEvent[];
  /** `null` for a guest without a reply, who sees all days. */
  readonly rsvp: StoredRsvp | null;
  readonly picture: Picture | null;
  /** The address of the couple's shared album, if there is one. */
  readonly album?: string | undefined;
  /** `undefined` without an album for the story viewer. */
  readonly storyText?: string | undefined;
  /** Focuses 'View Highlights' after mounting, for a guest who returns from the story viewer. */
  readonly focusHighlights?: boolean;
  readonly onViewHighlights: () => void;
}

/** The content below the heading of the save-the-date, and of the thanks afterwards (B21). */
export function PhaseContent({
  phase,
  events,
  rsvp,
  picture,
  album,
  storyText,
  focusHighlights,
  onViewHighlights,
}: PhaseContentProps) {
  const isOver = phase === 'afterwards';
  const story = storyText && (
    <StorySection text={storyText} hasFocus={focusHighlights} onView={onViewHighlights} />
  );
  return (
    <div className={styles.root}>
      {isOver && picture && <PictureElement {...picture} className={styles.picture} />}
      {isOver && album && (
        <a href={album} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          {words.album}
        </a>
      )}
      {isOver && story}
      <Programme events={events} rsvp={rsvp ?? { name: '' }} />
      {!isOver && story}
    </div>
  );
}
