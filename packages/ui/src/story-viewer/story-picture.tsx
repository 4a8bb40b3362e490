import type { Story } from '@invitation/domain/story';
import { useEffect, useState } from 'react';
import { Picture } from '../picture/picture';
import * as styles from './story-viewer.css';

/**
 * The picture of one story, or its alternative text after a failure (B7). A picture that is not current loads hidden.
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
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    if (current && state !== 'loading') onSettled();
  }, [current, state, onSettled]);

  return (
    <div hidden={!current} className={styles.frame}>
      {state === 'failed' ? (
        <p role="img" aria-label={story.alt} className={styles.fallback}>
          {story.alt}
        </p>
      ) : (
        <>
          <Picture
            url={story.url}
            alt={story.alt}
            draggable={false}
            className={styles.picture[state]}
            onSettled={setState}
          />
          <div className={styles.scrim} />
        </>
      )}
    </div>
  );
}
