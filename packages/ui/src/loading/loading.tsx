import * as styles from './loading.css';

/** What stands on a page until it is known what belongs there. */
export function Loading() {
  return (
    <p role="status" className={styles.root}>
      Loading...
    </p>
  );
}
