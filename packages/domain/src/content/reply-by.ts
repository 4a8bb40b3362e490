import type { ReplyBy } from '../reply-by';

/**
 * The last day for replies, or `null` without one. For a day, write
 * `defineReplyBy({ date: '2025-09-15', timeZone, help: 'To join us after all, call Nora.' })`
 * with imports from '../reply-by-source' and './time-zone'.
 */
export const replyBy: ReplyBy | null = null;
