import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';
import * as styles from './story-viewer.css';

/** A round button over the picture, known by its name. Takes what a `button` takes. */
export function StoryButton({
  name,
  icon,
  className = styles.button,
  ...rest
}: ComponentProps<'button'> & {
  readonly name: string;
  readonly icon: ComponentProps<typeof Icon>['name'];
}) {
  return (
    <button {...rest} type="button" className={className} aria-label={name}>
      <Icon name={icon} />
    </button>
  );
}

/** The arrows: the previous one is not there on the first story, the next one not on the last (A2). */
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
          name="Previous story"
          icon="previous"
          className={styles.arrows.previous}
          onClick={onPrevious}
        />
      )}
      {!isLast && (
        <StoryButton
          name="Next story"
          icon="next"
          className={styles.arrows.next}
          onClick={onNext}
        />
      )}
    </>
  );
}
