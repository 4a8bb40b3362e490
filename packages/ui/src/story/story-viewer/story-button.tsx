import type { ComponentProps } from 'react';
import { Icon } from '../../basics/icon/icon';
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
