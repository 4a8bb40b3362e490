import { pictureAddress, type Story } from '@invitation/domain/story';
import { useEffect, useRef, useState } from 'react';
import * as styles from './story-viewer.css';

/**
 * One story's picture, or its alternative text where the picture fails (B7).
 *
 * @param props.onSettled called once the picture is decoded or has failed
 */
export function StoryPicture({
  story,
  onSettled,
}: {
  readonly story: Story;
  readonly onSettled: () => void;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  useEffect(() => {
    let current = true;
    const settle = (state: 'shown' | 'failed') => () => {
      if (!current) return;
      setState(state);
      onSettled();
    };
    image.current?.decode().then(settle('shown'), settle('failed'));
    return () => {
      current = false;
    };
  }, [onSettled]);

  if (state === 'failed') {
    return (
      <p role="img" aria-label={story.alt} className={styles.missing}>
        {story.alt}
      </p>
    );
  }
  return (
    <img
      ref={image}
      src={pictureAddress(story.url)}
      alt={story.alt}
      draggable={false}
      className={styles.picture[state]}
    />
  );
}
