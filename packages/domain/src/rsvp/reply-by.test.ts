import { describe, expect, it } from 'vitest';
import type { Fields } from '../record/record';
import { addedPeople, isClosed, type ReplyBy } from './reply-by';

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

describe('The fields that add people', () => {
  const DAYS = [{ day: 'friday' }, { day: 'saturday' }] as const;
  const SAVED = { name: 'Ada', friday: 'no', saturday: 'yes', saturdayPeople: 3 };
  const added = (changes: object, saved: object | null = SAVED) =>
    addedPeople(DAYS, saved as Fields | null, { ...saved, ...changes });

  it('are a new yes and a larger number', () => {
    expect(added({ friday: 'yes', saturdayPeople: '4' })).toEqual(['friday', 'saturdayPeople']);
    expect(added({ saturdayPeople: undefined })).toEqual(['saturdayPeople']);
    expect(added({ saturday: 'yes', guest: 'Grace' }, null)).toEqual(['saturday', 'guest']);
  });

  it('are the name of another guest beside a yes, unless there was one', () => {
    expect(added({ guest: 'Grace' })).toEqual(['guest']);
    expect(added({ guest: ' ' })).toEqual([]);
    expect(added({ guest: 'Grace', saturday: 'no' })).toEqual([]);
    const withGuest = { ...SAVED, guest: 'Grace' };
    expect(added({ guest: 'Grace H.' }, withGuest)).toEqual([]);
    expect(added({ guest: '' }, withGuest)).toEqual([]);
  });

  it('are empty if as many or fewer people come', () => {
    expect(added({ dietaryRestrictions: 'No nuts' })).toEqual([]);
    expect(added({ saturdayPeople: 2 })).toEqual([]);
    expect(added({ saturday: 'no', saturdayPeople: undefined })).toEqual([]);
    expect(added({ saturdayPeople: 4 }, { saturday: 'yes' })).toEqual([]);
    expect(added({ friday: 'no' }, null)).toEqual([]);
  });
});
