import type { Story } from '@invitation/domain/story/story';
import { story as words } from '@invitation/domain/words/group/story';
import { useEffect, useRef, useState } from 'react';
import { Picture, type PictureState } from '../../basics/picture/picture';
import * as styles from './story-picture.css';
import { useOnline } from './use-online';

/** In pixels. Few are enough, because they are blurred over the whole screen. */
const SIDES = { width: 36, height: 64 };

/**
 * Copies the picture onto the canvas behind it. Another `img` could request the file again. Phones do not show the canvas,
 * and decoding the picture for it takes time there.
 */
function drawSides(frame: HTMLElement | null): void {
  const [image, canvas] = [frame?.querySelector('img'), frame?.querySelector('canvas')];
  if (!image || !canvas || canvas.clientWidth === 0) return;
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDES.width, SIDES.height);
}

/** How much larger a picture is at the end of its story. */
const DRIFT = 0.04;

/**
 * Enlarges a picture while its story runs. A separate animation would make the browser draw twice as often, because the
 * bars change at other moments.
 *
 * @param frame the element of a `StoryPicture`
 * @param progress from 0 to 1
 */
export function updateDrift(frame: Element | undefined, progress: number): void {
  const image = frame?.querySelector('img');
  if (image) image.style.transform = `scale(${1 + DRIFT * progress})`;
}

/**
 * The picture of one story with its caption, or its alternative text after a failure (B7). A picture that is not current
 * loads hidden.
 *
 * @param props.onSettled called while the story is current, after the picture is decoded or has failed
 */
export function StoryPicture({
  story,
  current,
  onSettled,
}: {
  readonly story: Story;
  readonly current: boolean;
  readonly onSettled: () => void;
}) {
  const [state, setState] = useState<'loading' | PictureState>('loading');
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!current || state === 'loading') return;
    onSettled();
    if (frame.current === null) return;
    // The observer calls at once, and again if the sides appear later, when a phone is turned.
    const observer = new ResizeObserver(() => drawSides(frame.current));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [current, state, onSettled]);

  useOnline(state === 'unreachable', () => setState('loading'));

  return (
    <div ref={frame} hidden={!current} className={styles.frame}>
      {state === 'failed' || state === 'unreachable' ? (
        <div className={styles.fallback}>
          <p role="img" aria-label={story.alt}>
            {story.alt}
          </p>
          {state === 'unreachable' && <p className={styles.notLoaded}>{words.notLoaded}</p>}
        </div>
      ) : (
        <>
          <Picture
            url={story.url}
            alt={story.alt}
            draggable={false}
            className={styles.picture[state]}
            onSettled={setState}
          />
          <canvas width={SIDES.width} height={SIDES.height} className={styles.sides} />
          <div className={styles.scrim} />
        </>
      )}
      {story.caption !== undefined && <p className={styles.caption}>{story.caption}</p>}
    </div>
  );
}
