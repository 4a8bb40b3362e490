import { type Playback, storyPercent, storyProgress } from '@invitation/domain/story/playback';
import type { Story } from '@invitation/domain/story/story';
import { story as words } from '@invitation/domain/words/group/story';
import { type RefObject, useLayoutEffect } from 'react';
import * as styles from './story-viewer.css';

/**
 * Updates the bar of one story in the DOM. It bypasses React, which would render 20 times a second otherwise.
 *
 * @param row the parent of the bars
 */
export function updateBar(row: Element | null, playback: Playback, index: number): void {
  const bar = row?.children[index];
  const fill = bar?.firstElementChild;
  if (!(bar instanceof HTMLElement && fill instanceof HTMLElement)) return;
  bar.dataset.progress = `${storyPercent(playback, index)}`;
  fill.style.transform = `scaleX(${storyProgress(playback, index)})`;
}

/** With more, a bar of a small phone would be hardly wider than the gap beside it. */
const MOST_BARS = 40;

/**
 * One progress bar for each story (B6). Those of a long album touch each other, so that they are one long bar, and the number of
 * the story stands beside it. Hidden from assistive technology, which gets that number.
 */
export function StoryBars({
  row,
  stories,
  playback,
}: {
  readonly row: RefObject<HTMLDivElement | null>;
  readonly stories: readonly Story[];
  readonly playback: Playback;
}) {
  useLayoutEffect(() => {
    for (const index of playback.durations.keys()) updateBar(row.current, playback, index);
  }, [row, playback]);
  const look = stories.length > MOST_BARS ? 'long' : 'short';
  return (
    <div className={styles.progress} aria-hidden="true">
      <div ref={row} className={styles.bars[look]} data-testid="story-progress">
        {stories.map(({ id }) => (
          <div key={id} className={styles.bar[look]}>
            <div className={styles.barFill} />
          </div>
        ))}
      </div>
      {look === 'long' && (
        <span className={styles.count}>{words.position(playback.index + 1, stories.length)}</span>
      )}
    </div>
  );
}
