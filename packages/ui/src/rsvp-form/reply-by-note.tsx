import type { ReplyBy } from '@invitation/domain/reply-by';
import * as styles from './rsvp-form.css';

/** Names the last day for replies, and says afterwards what is still possible. */
export const ReplyByNote = ({
  replyBy: { date, help },
  isClosed,
}: {
  readonly replyBy: ReplyBy;
  readonly isClosed: boolean;
}) => (
  <p className={styles.replyBy}>
    {isClosed
      ? `Replies were due by ${date}. You can still say no or change your details here. ${help}`
      : `Please reply by ${date}.`}
  </p>
);
