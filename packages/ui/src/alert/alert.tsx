import type { ReactNode } from 'react';
import * as styles from './alert.css';

/** What went wrong, announced at once and left standing, with what can be done about it beneath. */
export function Alert({
  id,
  children,
  action,
}: {
  /** Lets a control name the message, with `aria-describedby`. */
  readonly id?: string;
  readonly children: ReactNode;
  /** A button that tries again, if trying again may help. */
  readonly action?: ReactNode;
}) {
  return (
    <div id={id} role="alert" className={styles.root}>
      <p>{children}</p>
      {action}
    </div>
  );
}
