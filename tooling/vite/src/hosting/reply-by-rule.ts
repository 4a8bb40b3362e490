import type { ReplyBy } from '@invitation/domain/reply-by';

/** The function of `firestore.rules` that every build writes. */
const RULE = /(function isClosed\(\) \{\s*return )[^;]+(;)/;

/**
 * Writes the last day for replies into the security rules (B14).
 *
 * @param rules the text of `firestore.rules`
 * @throws an Error if the rules lack the function `isClosed`
 */
export function withReplyBy(rules: string, replyBy: ReplyBy | null): string {
  if (!RULE.test(rules)) {
    throw new Error('firestore.rules has no function isClosed() to write the last day into.');
  }
  const condition =
    replyBy === null ? 'false' : `request.time >= timestamp.value(${Date.parse(replyBy.closesAt)})`;
  return rules.replace(RULE, `$1${condition}$2`);
}
