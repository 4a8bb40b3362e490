import * as styles from './guest.css';

/** In place of personal links. */
export const NoAddresses = () => (
  <p className={styles.subtle}>
    This page cannot show the personal link, because the addresses of the sites are not set. Ask
    whoever runs this site to set WEEKEND_ADDRESS and SATURDAY_ADDRESS (docs/deploy.md, step 3).
  </p>
);
