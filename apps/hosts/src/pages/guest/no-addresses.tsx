import { guest as words } from '@invitation/domain/words/hosts/guest';
import * as styles from './guest.css';

/** In place of personal links. */
export const NoAddresses = () => <p className={styles.subtle}>{words.noAddresses}</p>;
