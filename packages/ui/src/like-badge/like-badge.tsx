import { Icon } from '../icon/icon';
import * as styles from './like-badge.css';

/**
 * How many guests like a story; nothing where nobody does (A2).
 *
 * @param props.count a whole number
 */
export function LikeBadge({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return (
    <p className={styles.root}>
      <Icon name="heart" />
      {count === 1 ? '1 like' : `${count} likes`}
    </p>
  );
}
