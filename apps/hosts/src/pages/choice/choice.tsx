import type { ReactNode } from 'react';
import * as styles from './choice.css';

/** A box to tick, with its text. */
export const Choice = ({
  isChosen,
  onChoose,
  children,
}: {
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly children: ReactNode;
}) => (
  <label className={styles.root}>
    <input
      type="checkbox"
      className={styles.box}
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
    />
    <span>{children}</span>
  </label>
);
