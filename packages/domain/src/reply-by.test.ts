import { describe, expect, it } from 'vitest';
import { isClosed } from './reply-by';
import { defineReplyBy } from './reply-by-source';

const SOURCE = { date: '2025-09-15', timeZone: 'America/New_York', help: 'Call Nora.' };

describe('The last day for replies', () => {
  it('closes at its end in the local time zone', () => {
    const replyBy = defineReplyBy(SOURCE);
    expect(replyBy).toEqual({
      date: 'Monday, September 15, 2025',
      closesAt: '2025-09-16T04:00:00Z',
      help: 'Call Nora.',
    });
    expect(isClosed(replyBy, new Date('2025-09-16T03:59:59Z'))).toBe(false);
    expect(isClosed(replyBy, new Date('2025-09-16T04:00:00Z'))).toBe(true);
  });

  it('never closes without a date', () => {
    expect(isClosed(null, new Date('9999-01-01'))).toBe(false);
  });

  it('lists all faults', () => {
    expect(() => defineReplyBy({ date: '15.9.2025', timeZone: 'New York', help: ' ' })).toThrow(
      /date: "15\.9\.2025" is not a date[\s\S]*timeZone: "New York"[\s\S]*help: is empty/,
    );
  });
});
