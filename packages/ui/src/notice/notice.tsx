import * as styles from './notice.css';

/** A small sentence at the foot of a page on what the site is, e.g. a trial. */
export function Notice({ children }: { readonly children: string }) {
  return (
    <p role="note" className={styles.root}>
      {children}
    </p>
  );
}
