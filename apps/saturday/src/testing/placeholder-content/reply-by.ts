import type { ReplyBy } from '@invitation/domain/reply-by';

export const replyBy: ReplyBy | null = null;
