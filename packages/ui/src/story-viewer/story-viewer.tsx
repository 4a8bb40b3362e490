import type { Picture } from '@invitation/domain/celebration';
import { likeCount } from '@invitation/domain/likes';
import { isRunning, type Playback } from '@invitation/domain/playback';
import { durationOf, type Story } from '@invitation/domain/story';
import { useCallback, useEffect, useRef } from 'react';
import { LikeBadge } from '../like-badge/like-badge';
import { Picture as PictureElement } from '../picture/picture';
import { paintBar, StoryBars } from './story-bars';
import { StoryArrows, StoryButton } from './story-controls';
import { StoryPicture } from './story-picture';
import * as styles from './story-viewer.css';
import { useFocusKept } from './use-focus-kept';
import { useKeys } from './use-keys';
import { usePlayback } from './use-playback';
import { usePress } from './use-press';

/** How many pictures after the current one are fetched ahead; those behind it stay, and are not asked for again (B7). */
const AHEAD = 2;

/** What the story viewer is given. */
export interface StoryViewerProps {
  /** At least one; the viewer plays those that it began with. */
  readonly stories: readonly Story[];
  /** Who tells them, beside their picture. */
  readonly hosts: string;
  readonly profilePicture: Picture;
  /** How many guests like a story; the celebration's own store by default. */
  readonly likesOf?: (storyId: string) => number;
  /** Called exactly once, when the guest leaves or the last story is over. */
  readonly onLeave: () => void;
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The full-screen story viewer (A2, A4, B6, B7). */
export function StoryViewer({
  stories,
  hosts,
  profilePicture,
  likesOf = likeCount,
  onLeave,
}: StoryViewerProps) {
  const bars = useRef<HTMLDivElement>(null);
  const paint = useCallback(
    (playback: Playback) => paintBar(bars.current, playback, playback.index),
    [],
  );
  const { playback, next, previous, pause, resume } = usePlayback(
    stories.map(durationOf),
    prefersReducedMotion() ? ['guest'] : [],
    paint,
  );
  const { index } = playback;
  const guestPaused = playback.paused.has('guest');
  const settled = useCallback(() => resume('loading'), [resume]);

  const left = useRef(false);
  const leave = useCallback(() => {
    if (left.current) return;
    left.current = true;
    onLeave();
  }, [onLeave]);
  useEffect(() => {
    if (playback.state === 'ended') leave();
  }, [playback.state, leave]);

  const togglePause = () => (guestPaused ? resume('guest') : pause('guest'));
  const root = useRef<HTMLElement>(null);
  const rightIsNext = () =>
    root.current === null || getComputedStyle(root.current).direction === 'ltr';
  useKeys({
    ' ': togglePause,
    ArrowLeft: () => (rightIsNext() ? previous() : next()),
    ArrowRight: () => (rightIsNext() ? next() : previous()),
    Escape: leave,
  });
  const press = usePress({
    onHold: () => pause('hold'),
    onRelease: () => resume('hold'),
    onSwipeDown: leave,
    onTap(target) {
      const zone = target.getAttribute('data-zone');
      if (zone === 'previous') previous();
      if (zone === 'next') next();
    },
  });
  const focusKept = useFocusKept(index, '[aria-label="Next story"], [aria-label="Previous story"]');

  const story = stories[index];
  if (!story) return null;
  return (
    <main
      ref={root}
      className={styles.root}
      data-testid="story-viewer"
      data-index={index}
      data-state={isRunning(playback) ? 'running' : 'paused'}
    >
      <h1 className={styles.hidden} tabIndex={-1}>
        Our Story
      </h1>
      <div className={styles.stage} {...press} {...focusKept}>
        <section
          className={styles.story}
          aria-roledescription="story"
          aria-label={`${index + 1} of ${stories.length}`}
          aria-live={guestPaused ? 'polite' : 'off'}
        >
          {stories.slice(0, index + 1 + AHEAD).map((each) => (
            <StoryPicture key={each.id} story={each} current={each === story} onSettled={settled} />
          ))}
        </section>
        <div className={styles.scrim} />
        <div className={styles.zones.previous} data-testid="tap-previous" data-zone="previous" />
        <div className={styles.zones.next} data-testid="tap-next" data-zone="next" />
        <div className={styles.top}>
          <StoryBars row={bars} stories={stories} playback={playback} />
          <div className={styles.chrome}>
            <StoryButton
              name={guestPaused ? 'Play' : 'Pause'}
              icon={guestPaused ? 'play' : 'pause'}
              onClick={togglePause}
            />
            <StoryButton name="Back" icon="back" onClick={leave} />
            <PictureElement
              url={profilePicture.url}
              width={profilePicture.width}
              height={profilePicture.height}
              alt=""
              className={styles.profile}
            />
            <p className={styles.hosts}>{hosts}</p>
            <StoryButton name="Close" icon="close" onClick={leave} />
          </div>
        </div>
        <StoryArrows
          isFirst={index === 0}
          isLast={index === stories.length - 1}
          onPrevious={previous}
          onNext={next}
        />
        <div className={styles.likes}>
          <LikeBadge count={likesOf(story.id)} />
        </div>
      </div>
    </main>
  );
}
