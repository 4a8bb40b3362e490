import { FOUR_DAYS, WEEKEND } from '@invitation/domain/fixtures/days';
import { describe, expect, it } from 'vitest';
import { joinGuests } from './guests';
import type { Reply } from './replies';
import { summarize } from './summary';

const reply = (key: string, given: Partial<Reply> = {}): Reply => ({
  key,
  name: `Guest ${key}`,
  friday: 'yes',
  saturday: 'yes',
  lastRsvp: new Date('2025-08-01T12:00:00Z'),
  ...given,
});
const all = (...replies: Reply[]) => joinGuests(replies, []);

describe('summarize', () => {
  it('counts people who say yes, no or nothing for each day', () => {
    const { headcounts } = summarize(
      WEEKEND,
      all(reply('1', { guest: 'Grace' }), reply('2', { friday: 'no', sunday: 'yes' }), {
        key: '3',
        name: 'Begun by the hosts',
        guest: 'Somebody',
      }),
    );
    expect(headcounts.map(({ event }) => event.day)).toEqual(['friday', 'saturday', 'sunday']);
    expect(headcounts.map(({ people }) => people)).toMatchObject([
      { yes: 2, no: 1, unanswered: 2 },
      { yes: 3, no: 0, unanswered: 2 },
      { yes: 1, no: 0, unanswered: 4 },
    ]);
  });

  it('counts people of invitations', () => {
    const card = { name: 'Card', days: 'weekend', people: 3 } as const;
    const { headcounts } = summarize(
      WEEKEND,
      joinGuests(
        [reply('alone'), reply('replied', { friday: 'no' }), reply('saturday', { friday: 'no' })],
        [
          { ...card, id: 'replied' },
          { ...card, id: 'saturday', days: 'saturday', people: 2 },
          { ...card, id: 'open', people: 5 },
        ],
      ),
    );
    expect(headcounts.map(({ people }) => people)).toEqual([
      { yes: 1, no: 3, unanswered: 5, notInvited: 2 },
      { yes: 6, no: 0, unanswered: 5, notInvited: 0 },
      { yes: 0, no: 0, unanswered: 9, notInvited: 2 },
    ]);
  });

  it('counts the days of another celebration', () => {
    const { headcounts } = summarize(
      FOUR_DAYS,
      joinGuests(
        [reply('1', { thursday: 'yes' }), reply('2', { thursday: 'no', friday: 'no' })],
        [{ id: '2', name: 'Card', days: 'saturday', people: 1 }],
      ),
    );
    expect(headcounts).toMatchObject([
      { event: { day: 'thursday' }, people: { yes: 1, notInvited: 1 } },
      { event: { day: 'friday' }, people: { yes: 1, notInvited: 1 } },
      { event: { day: 'saturday' }, people: { yes: 2, notInvited: 0 } },
      { event: { day: 'sunday' }, people: { unanswered: 1, notInvited: 1 } },
    ]);
  });

  it('lists the newest replies first, and replies without a time last', () => {
    const { newest } = summarize(
      WEEKEND,
      all(
        { key: 'never', name: 'Never' },
        reply('old'),
        reply('new', { lastRsvp: new Date('2025-09-01T00:00:00Z') }),
      ),
    );
    expect(newest.map(({ key }) => key)).toEqual(['new', 'old', 'never']);
  });
});
