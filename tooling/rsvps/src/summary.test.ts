import { describe, expect, it } from 'vitest';
import type { Replies, Reply } from './replies';
import { summarize } from './summary';

const reply = (key: string, given: Partial<Reply> = {}): Reply => ({
  key,
  name: `Guest ${key}`,
  friday: 'yes',
  saturday: 'yes',
  lastRsvp: new Date('2025-08-01T12:00:00Z'),
  ...given,
});
const all = (...replies: Reply[]): Replies => ({ replies, unreadable: [] });

describe('The summary', () => {
  it('counts yes, no and unanswered for each day, and the guests that are named', () => {
    const { headcounts } = summarize(
      all(reply('1', { guest: 'Grace' }), reply('2', { friday: 'no', sunday: 'yes' }), {
        key: '3',
        name: 'Begun by the hosts',
        guest: 'Somebody',
      }),
    );
    expect(headcounts).toEqual([
      { day: 'friday', yes: 1, no: 1, unanswered: 1, guests: 1 },
      { day: 'saturday', yes: 2, no: 0, unanswered: 1, guests: 1 },
      { day: 'sunday', yes: 1, no: 0, unanswered: 2, guests: 0 },
    ]);
  });

  it('groups what is the same to a caterer, of those who come, the most frequent first', () => {
    const { dietary } = summarize(
      all(
        reply('1', { dietaryRestrictions: 'Vegan' }),
        reply('2', { dietaryRestrictions: ' No  nuts. ' }),
        reply('3', { dietaryRestrictions: 'no\u200b nuts' }),
        reply('4', { dietaryRestrictions: 'No nuts', friday: 'no', saturday: 'no' }),
        reply('5', { dietaryRestrictions: '  ' }),
        reply('6', { dietaryRestrictions: '\u200b' }),
      ),
    );
    expect(dietary.map(({ text, replies }) => [text, ...replies.map(({ key }) => key)])).toEqual([
      ['No  nuts.', '2', '3'],
      ['Vegan', '1'],
    ]);
  });

  it('lists the newest first, and those without a time last', () => {
    const { newest } = summarize(
      all(
        { key: 'never', name: 'Never' },
        reply('old'),
        reply('new', { lastRsvp: new Date('2025-09-01T00:00:00Z') }),
      ),
    );
    expect(newest.map(({ key }) => key)).toEqual(['new', 'old', 'never']);
  });
});
