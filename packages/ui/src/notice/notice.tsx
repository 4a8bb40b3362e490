import * as styles from './notice.css';

/** A small sentence at the foot of a page on what the site is, e.g. a trial. */
export function Notice({ children }: { readonly children: string }) {
  return (
    <footer className={styles.root}>
      <p>{children}</p>
    </footer>
  );
}
