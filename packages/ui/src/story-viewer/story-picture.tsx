import type { Story } from '@invitation/domain/story';
import { useEffect, useState } from 'react';
import { Picture } from '../picture/picture';
import * as styles from './story-viewer.css';

/**
 * One story's picture, or its alternative text where the picture fails (B7). One that is not current is fetched and
 * decoded out of sight.
 *
 * @param props.onSettled called while current, once the picture is decoded or has failed
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
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  useEffect(() => {
    if (current && state !== 'loading') onSettled();
  }, [current, state, onSettled]);

  return (
    <div hidden={!current} className={styles.frame}>
      {state === 'failed' ? (
        <p role="img" aria-label={story.alt} className={styles.missing}>
          {story.alt}
        </p>
      ) : (
        <Picture
          url={story.url}
          alt={story.alt}
          draggable={false}
          className={styles.picture[state]}
          onSettled={setState}
        />
      )}
    </div>
  );
}
