import type { ReactNode } from 'react';
import * as styles from './choice.css';

export const Choice = ({
  isChosen,
  onChoose,
  children,
}: {
  readonly isChosen: boolean;
  /** @param isRange whether the Shift key was held: the host means all boxes since the last one */
  readonly onChoose: (isChosen: boolean, isRange: boolean) => void;
  readonly children: ReactNode;
}) => (
  <label className={styles.root}>
    <input
      type="checkbox"
      className={styles.box}
      checked={isChosen}
      onChange={({ target, nativeEvent }) =>
        onChoose(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
    <span>{children}</span>
  </label>
);
