import type { ComponentProps } from 'react';
import * as styles from './button.css';

interface Look {
  /** `primary` is the one thing to do on a screen, `quiet` anything beside it. */
  readonly tone?: 'primary' | 'quiet' | undefined;
  /** `full` fills its column. */
  readonly width?: 'auto' | 'full' | undefined;
}

/** The class of a button's look, for a link of another package's that is to look like one. */
export const buttonLook = ({ tone = 'primary', width = 'auto' }: Look = {}): string =>
  `${styles.tone[tone]} ${styles.width[width]}`;

/** A button of at least 44 pixels that looks the same everywhere. Takes what a `button` takes. */
export function Button({ tone, width, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button {...rest} type={type} className={buttonLook({ tone, width })} />;
}

/** A link to another site that looks like a button and opens in a new tab. */
export function ExternalButton({
  href,
  tone,
  width,
  children,
}: Look & { readonly href: string; readonly children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonLook({ tone, width })}
    >
      {children}
    </a>
  );
}
