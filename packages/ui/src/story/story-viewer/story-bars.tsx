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

/** With more bars, each would be hardly wider than the gap beside it on a small phone. */
const MOST_BARS = 40;

/**
 * One progress bar for each story (B6). In a long album, the bars join into a single one, with the number of the story beside it.
 * Hidden from assistive technology, which gets that number elsewhere.
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
