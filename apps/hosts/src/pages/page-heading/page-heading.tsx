import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './page-heading.css';

/** The heading of a page, with its main actions. It takes the focus after a navigation, for screen readers. */
export function PageHeading({
  children,
  actions,
}: {
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.root}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {children}
      </h1>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
