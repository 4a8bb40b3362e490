import type { ComponentProps } from 'react';
import * as styles from './button.css';

interface ButtonStyleProps {
  /** `primary` is the main action of a screen, and `destructive` removes something. */
  readonly variant?: keyof typeof styles.variant | undefined;
  /** `full` fills the column. */
  readonly width?: 'auto' | 'full' | undefined;
}

/** The classes of a button, for a link that is styled as a button. */
export const buttonClass = ({
  variant = 'primary',
  width = 'auto',
}: ButtonStyleProps = {}): string => `${styles.variant[variant]} ${styles.width[width]}`;

/** A button of at least 44 pixels. Accepts the props of `button`. */
export function Button({
  variant,
  width,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonStyleProps) {
  return <button {...rest} type={type} className={buttonClass({ variant, width })} />;
}
