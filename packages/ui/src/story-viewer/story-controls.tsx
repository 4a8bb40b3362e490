import { story as words } from '@invitation/domain/words/group/story';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';
import * as styles from './story-viewer.css';

/** A round icon button. Accepts the props of `button`. */
export function StoryButton({
  name,
  icon,
  className = styles.button,
  ...rest
}: ComponentProps<'button'> & {
  /** The accessible name. */
  readonly name: string;
  readonly icon: ComponentProps<typeof Icon>['name'];
}) {
  return (
    <button {...rest} type="button" className={className} aria-label={name}>
      <Icon name={icon} />
    </button>
  );
}

/** The arrow buttons. The first story has no previous arrow, the last one no next arrow (A2). */
export function StoryArrows({
  isFirst,
  isLast,
  onPrevious,
  onNext,
}: {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}) {
  return (
    <>
      {!isFirst && (
        <StoryButton
          name={words.previous}
          icon="previous"
          className={styles.arrows.previous}
          onClick={onPrevious}
        />
      )}
      {!isLast && (
        <StoryButton
          name={words.next}
          icon="next"
          className={styles.arrows.next}
          onClick={onNext}
        />
      )}
    </>
  );
}
