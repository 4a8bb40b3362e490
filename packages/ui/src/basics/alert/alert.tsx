import type { ReactNode } from 'react';
import * as styles from './alert.css';

/** An error message that screen readers announce at once. It stays on the page. */
export function Alert({
  id,
  children,
  action,
}: {
  /** For `aria-describedby` of a control. */
  readonly id?: string;
  readonly children: ReactNode;
  /** A button below the message, e.g. 'Try again'. */
  readonly action?: ReactNode;
}) {
  return (
    <div id={id} role="alert" className={styles.root}>
      <p>{children}</p>
      {action}
    </div>
  );
}
