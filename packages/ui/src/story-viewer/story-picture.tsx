import type { Story } from '@invitation/domain/story';
import { useEffect, useRef, useState } from 'react';
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
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  useEffect(() => {
    let here = true;
    const settle = (state: 'shown' | 'failed') => () => {
      if (here) setState(state);
    };
    image.current?.decode().then(settle('shown'), settle('failed'));
    return () => {
      here = false;
    };
  }, []);
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
          ref={image}
          url={story.url}
          alt={story.alt}
          draggable={false}
          className={styles.picture[state]}
        />
      )}
    </div>
  );
}
