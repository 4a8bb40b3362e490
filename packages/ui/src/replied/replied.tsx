import { Button } from '../button/button';
import * as styles from './replied.css';

/** Tells a returning guest that their reply is saved, and leads to the thank-you page without another save. */
export function Replied({ onThankYou }: { readonly onThankYou: () => void }) {
  return (
    <section className={styles.root} aria-label="Your reply is saved">
      <p>Your reply is saved. You can change it below.</p>
      <Button variant="secondary" onClick={onThankYou}>
        <span>
          See your <span className={styles.word}>thank-you</span> page
        </span>
      </Button>
    </section>
  );
}
