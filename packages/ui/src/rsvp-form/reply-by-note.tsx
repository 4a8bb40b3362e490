import type { ReplyBy } from '@invitation/domain/reply-by';
import { form as words } from '@invitation/domain/words/group/form';
import * as styles from './rsvp-form.css';

/** Names the last day for replies, and says afterwards what is still possible. */
export const ReplyByNote = ({
  replyBy: { date, help },
  isClosed,
}: {
  readonly replyBy: ReplyBy;
  readonly isClosed: boolean;
}) => <p className={styles.replyBy}>{isClosed ? words.wasDue(date, help) : words.replyBy(date)}</p>;
