import { WEEKEND } from '@invitation/domain/fixtures/days';
import { expect, it } from 'vitest';
import { joinGuests } from './guests';
import { summarize } from './summary';

it('lists the newest replies first, and replies without a time last', () => {
  const replies = [
    { key: 'never', name: 'Never' },
    { key: 'old', name: 'Old', lastRsvp: new Date('2025-08-01T12:00:00Z') },
    { key: 'new', name: 'New', lastRsvp: new Date('2025-09-01T00:00:00Z') },
  ];
  const { newest } = summarize(WEEKEND, joinGuests(replies, []));
  expect(newest.map(({ key }) => key)).toEqual(['new', 'old', 'never']);
});
