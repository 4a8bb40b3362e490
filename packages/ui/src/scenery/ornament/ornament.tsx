import * as styles from './ornament.css';

/** A decorative line between two sections of a card. Hidden from assistive technology. */
export function Ornament() {
  return (
    <svg viewBox="0 2 240 12" className={styles.root} aria-hidden="true" focusable="false">
      <path d="M20 8h80M140 8h80M108 8h2M130 8h2" strokeLinecap="round" />
      <path d="m120 2 6 6-6 6-6-6z" className={styles.diamond} />
    </svg>
  );
}
