import * as styles from './notice.css';

/** A sentence at the bottom of a page, e.g. that the site is a trial (B2). */
export function Notice({ children }: { readonly children: string }) {
  return (
    <footer className={styles.root}>
      <p>{children}</p>
    </footer>
  );
}
