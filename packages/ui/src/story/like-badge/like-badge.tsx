import { story as words } from '@invitation/domain/words/group/story';
import { Icon } from '../../basics/icon/icon';
import * as styles from './like-badge.css';

/** The number of likes of a story. Renders nothing for 0 (A2). */
export function LikeBadge({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return (
    <p className={styles.root}>
      <Icon name="heart" />
      <span>{words.likes(count)}</span>
    </p>
  );
}
