import { celebration } from '@invitation/domain/content/celebration';

export { replyBy } from '@invitation/domain/content/reply-by';
export { timeZone } from '@invitation/domain/content/time-zone';

/** The gate's password, UTF-8 in base64. */
export const { password } = celebration;
