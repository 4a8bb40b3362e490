import { type Playback, storyPercent, storyProgress } from '@invitation/domain/story/playback';
import type { Story } from '@invitation/domain/story/story';
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

/** One progress bar for each story (B6). Hidden from assistive technology, which gets the story's number. */
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
  return (
    <div ref={row} className={styles.bars} data-testid="story-progress" aria-hidden="true">
      {stories.map(({ id }) => (
        <div key={id} className={styles.bar}>
          <div className={styles.barFill} />
        </div>
      ))}
    </div>
  );
}
