import type { Drawing, Picture } from '@invitation/domain/event/celebration';
import { likeCount } from '@invitation/domain/story/likes';
import { currentProgress, isRunning, type Playback } from '@invitation/domain/story/playback';
import { durationOf, type Story } from '@invitation/domain/story/story';
import { story as words } from '@invitation/domain/words/group/story';
import { useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../basics/media-matches';
import { Picture as PictureElement } from '../../basics/picture/picture';
import { Translations } from '../../basics/translations/translations';
import { Drawing as DrawingElement } from '../../scenery/drawing/drawing';
import { visuallyHidden } from '../../theme/visually-hidden.css';
import { LikeBadge } from '../like-badge/like-badge';
import { StoryBars, updateBar } from './story-bars';
import { StoryButton } from './story-button';
import { StoryPicture, updateDrift } from './story-picture';
import * as styles from './story-viewer.css';
import { useFocusFallback } from './use-focus-fallback';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts';
import { useOnline } from './use-online';
import { usePlayback } from './use-playback';
import { usePress } from './use-press';

/** How many pictures after the current one are loaded in advance (B7). */
const PRELOAD_COUNT = 2;

export interface StoryViewerProps {
  /** At least one. Later changes are ignored. */
  readonly stories: readonly Story[];
  /** The names of the hosts, e.g. `Nora & Sam`. */
  readonly hosts: string;
  /** If it is `null`, the stamp's drawing takes its place. */
  readonly profilePicture: Picture | null;
  readonly stamp: Drawing;
  readonly likesOf?: (storyId: string) => number;
  /** Called exactly once: when the guest leaves or the last story ends. */
  readonly onLeave: () => void;
}

/** The full-screen story viewer (A2, A4, B6, B7). */
export function StoryViewer({
  stories,
  hosts,
  profilePicture,
  stamp,
  likesOf = likeCount,
  onLeave,
}: StoryViewerProps) {
  const bars = useRef<HTMLDivElement>(null);
  const frames = useRef<HTMLElement>(null);
  const updateProgress = useCallback((playback: Playback) => {
    updateBar(bars.current, playback, playback.index);
    if (prefersReducedMotion()) return;
    updateDrift(frames.current?.children[playback.index], currentProgress(playback));
  }, []);
  const { playback, next, previous, pause, resume } = usePlayback(
    stories.map(durationOf),
    prefersReducedMotion() ? ['guest'] : [],
    updateProgress,
  );
  const { index } = playback;
  const guestPaused = playback.paused.has('guest');
  const onSettled = useCallback(() => resume('loading'), [resume]);

  const [hasProfilePicture, setHasProfilePicture] = useState(true);
  useOnline(!hasProfilePicture, () => setHasProfilePicture(true));
  const hasLeft = useRef(false);
  const leave = useCallback(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    onLeave();
  }, [onLeave]);
  useEffect(() => {
    if (playback.state === 'ended') leave();
  }, [playback.state, leave]);

  const togglePause = () => (guestPaused ? resume('guest') : pause('guest'));
  const root = useRef<HTMLElement>(null);
  const isLeftToRight = () =>
    root.current === null || getComputedStyle(root.current).direction === 'ltr';
  const moveLeft = () => (isLeftToRight() ? previous() : next());
  const moveRight = () => (isLeftToRight() ? next() : previous());
  useKeyboardShortcuts({
    ' ': togglePause,
    ArrowLeft: moveLeft,
    ArrowRight: moveRight,
    Escape: leave,
  });
  const press = usePress({
    onPressStart: () => pause('hold'),
    onPressEnd: () => resume('hold'),
    onGesture(gesture, target) {
      const zone = gesture === 'tap' && target.getAttribute('data-zone');
      if (zone === 'previous') previous();
      if (zone === 'next') next();
      // The pictures move with the finger.
      if (gesture === 'left') moveRight();
      if (gesture === 'right') moveLeft();
      if (gesture === 'down') leave();
    },
  });
  const focusProps = useFocusFallback(
    index,
    `[aria-label="${words.next}"], [aria-label="${words.previous}"]`,
  );

  const story = stories[index];
  if (!story) return null;
  return (
    <main
      ref={root}
      className={styles.root}
      data-testid="story-viewer"
      data-index={index}
      data-state={isRunning(playback) ? 'running' : 'paused'}
      {...press}
    >
      <h1 className={visuallyHidden} tabIndex={-1}>
        {words.title}
      </h1>
      <div className={styles.tapZones.previous} data-testid="tap-previous" data-zone="previous" />
      <div className={styles.tapZones.next} data-testid="tap-next" data-zone="next" />
      <div className={styles.stage} {...focusProps}>
        <section
          ref={frames}
          className={styles.story}
          aria-roledescription={words.role}
          aria-label={words.position(index + 1, stories.length)}
          aria-live={guestPaused ? 'polite' : 'off'}
        >
          {stories.slice(0, index + 1 + PRELOAD_COUNT).map((each) => (
            <StoryPicture
              key={each.id}
              story={each}
              current={each === story}
              onSettled={onSettled}
            />
          ))}
        </section>
        <div className={styles.header}>
          <StoryBars row={bars} stories={stories} playback={playback} />
          <div className={styles.toolbar}>
            <StoryButton
              name={guestPaused ? words.play : words.pause}
              icon={guestPaused ? 'play' : 'pause'}
              onClick={togglePause}
            />
            <StoryButton name={words.back} icon="back" onClick={leave} />
            <div className={styles.profile}>
              {!profilePicture && (
                <svg viewBox={stamp.viewBox} className={styles.profileDrawing} aria-hidden="true">
                  <DrawingElement shapes={stamp.shapes} />
                </svg>
              )}
              {profilePicture && hasProfilePicture && (
                <PictureElement
                  {...profilePicture}
                  alt=""
                  className={styles.profilePicture}
                  onSettled={(state) => setHasProfilePicture(state === 'loaded')}
                />
              )}
              <p className={styles.hosts} translate="no">
                {hosts}
              </p>
            </div>
            <StoryButton name={words.close} icon="close" className={styles.close} onClick={leave} />
          </div>
        </div>
        {index > 0 && (
          <StoryButton
            name={words.previous}
            icon="previous"
            className={styles.arrows.previous}
            onClick={previous}
          />
        )}
        {index < stories.length - 1 && (
          <StoryButton
            name={words.next}
            icon="next"
            className={styles.arrows.next}
            onClick={next}
          />
        )}
        <div className={styles.likes}>
          <LikeBadge count={likesOf(story.id)} />
          {!globalThis.WITHOUT_TRANSLATIONS && <Translations on="picture" />}
        </div>
      </div>
    </main>
  );
}
