import { gate as words } from '@invitation/domain/words/group/gate';
import * as styles from './loading.css';

/** The text 'Loading...' in place of a page (A2). */
export function Loading() {
  return (
    <p role="status" className={styles.root}>
      {words.loading}
    </p>
  );
}
