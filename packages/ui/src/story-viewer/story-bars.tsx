import { type Playback, percentOf, shareOf } from '@invitation/domain/playback';
import type { Story } from '@invitation/domain/story';
import { type RefObject, useLayoutEffect } from 'react';
import * as styles from './story-viewer.css';

/**
 * Writes how far one story is into its bar. It goes past React: the time changes twenty times a second, the rest not.
 *
 * @param row the element with one bar a story
 */
export function paintBar(row: Element | null, playback: Playback, index: number): void {
  const bar = row?.children[index];
  const fill = bar?.firstElementChild;
  if (!(bar instanceof HTMLElement && fill instanceof HTMLElement)) return;
  bar.dataset.progress = `${percentOf(playback, index)}`;
  fill.style.transform = `scaleX(${shareOf(playback, index)})`;
}

/** The row of bars, one a story (B6). Decoration to assistive technology, which is told the story's number. */
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
    for (const index of playback.durations.keys()) paintBar(row.current, playback, index);
  }, [row, playback]);
  return (
    <div ref={row} className={styles.bars} data-testid="story-progress" aria-hidden="true">
      {stories.map(({ id }) => (
        <div key={id} className={styles.bar}>
          <div className={styles.fillBar} />
        </div>
      ))}
    </div>
  );
}
