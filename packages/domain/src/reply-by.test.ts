import { describe, expect, it } from 'vitest';
import { isClosed, type ReplyBy } from './reply-by';

const REPLY_BY: ReplyBy = {
  date: 'Monday, September 15, 2025',
  closesAt: '2025-09-16T04:00:00Z',
  help: 'Call Nora.',
};

describe('The last day for replies', () => {
  it('closes at its end', () => {
    expect(isClosed(REPLY_BY, new Date('2025-09-16T03:59:59Z'))).toBe(false);
    expect(isClosed(REPLY_BY, new Date('2025-09-16T04:00:00Z'))).toBe(true);
  });

  it('never closes without a date', () => {
    expect(isClosed(null, new Date('9999-01-01'))).toBe(false);
  });
});
