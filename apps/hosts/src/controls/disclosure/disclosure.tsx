import { type ReactNode, useState } from 'react';
import * as styles from './disclosure.css';

/** A group with the number of its items. A long list is only rendered when it is open. */
export function Disclosure({
  title,
  count,
  isOpen: isOpenAtFirst = false,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  if (count === 0) return null;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{`${title} (${count})`}</summary>
      {isOpen && children}
    </details>
  );
}
