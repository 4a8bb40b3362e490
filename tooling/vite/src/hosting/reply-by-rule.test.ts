import { expect, it } from 'vitest';
import { withReplyBy } from './reply-by-rule';

const RULES = 'allow get;\nfunction isClosed() {\n  return false;\n}\n';
const REPLY_BY = { date: 'September 15', closesAt: '2025-09-16T04:00:00Z', help: 'Call Nora.' };

it('writes the last day for replies into the rules, and removes it', () => {
  const closing = withReplyBy(RULES, REPLY_BY);
  expect(closing).toBe(
    'allow get;\nfunction isClosed() {\n  return request.time >= timestamp.value(1757995200000);\n}\n',
  );
  expect(withReplyBy(closing, REPLY_BY)).toBe(closing);
  expect(withReplyBy(closing, null)).toBe(RULES);
});

it('throws an error if the rules have no place for it', () => {
  expect(() => withReplyBy('allow get;', null)).toThrow(/no function isClosed/);
});
