import { WEEKEND } from '@invitation/domain/fixtures/days';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { person } from '@invitation/domain/fixtures/people';
import { peopleIn } from '@invitation/domain/party/person';
import { expect, it } from 'vitest';
import { comingOn, type Guest, joinGuests, type RepliedGuest } from '../people/guests';
import type { PersonalInvitation, Reply } from '../store/collections';
import { daysToOffer, inviteReply } from './invite-reply';

const ID = 'the-new-invitation-of-a-test';

const guest = (key: string, answers: Partial<Reply> = {}): RepliedGuest => ({
  key,
  name: 'Ada',
  reply: { key, name: 'Ada', friday: 'yes', saturday: 'no', ...answers },
  invitation: null,
  arrivals: { 'friday/a': 1 },
});
const changesBy = (...args: Parameters<typeof inviteReply>) =>
  Object.fromEntries(inviteReply(...args).map(({ path, to }) => [path, to]));

it.each(['uid-of-an-account-28-letters', 'the-id-of-a-withdrawn-invitation'])(
  'A reply under the key %s moves to a new one, with its arrivals',
  (key) => {
    expect(changesBy(WEEKEND, guest(key, { id: key }), ID, 'weekend')).toEqual({
      [`invitations/${ID}`]: { name: 'Ada', days: 'weekend', people: 1 },
      [`rsvps/${ID}`]: { id: ID, name: 'Ada', friday: 'yes', saturday: 'no' },
      [`rsvps/${key}`]: null,
      [`arrivals/${ID}`]: { 'friday/a': 1 },
      [`arrivals/${key}`]: null,
    });
  },
);

it('Only a yes to a day of the whole weekend proves that a guest knows of it', () => {
  const both = ['weekend', 'saturday'] as const;
  expect(daysToOffer(WEEKEND, guest('a'), both)).toEqual(['weekend']);
  expect(daysToOffer(WEEKEND, guest('a', { friday: 'no', sunday: 'yes' }), both)).toEqual([
    'weekend',
  ]);
  // The Saturday-only site saves this no, too.
  expect(daysToOffer(WEEKEND, guest('a', { friday: 'no', saturday: 'yes' }), both)).toEqual(both);
});

const answers = fc.record<Partial<Reply>>(
  Object.fromEntries([
    ...WEEKEND.flatMap(({ day }) => [
      [day, fc.constantFrom('yes', 'no')],
      [`${day}People`, fc.integer({ min: 1, max: 20 })],
    ]),
    ['guest', fc.constantFrom('', 'Bob')],
    [
      'people',
      fc.subarray(
        [
          person('Ana', 'friday'),
          person('Eve', 'friday saturday'),
          person('Tom', 'saturday'),
          person('Rui', 'friday saturday sunday'),
        ],
        { minLength: 1, maxLength: 2 },
      ),
    ],
  ]),
  { requiredKeys: [] },
);

it('With a personal link, as many people come on each day as before', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom('weekend', 'saturday'), (given, days) => {
      const said = { ...given };
      for (const { day } of WEEKEND) if (said[day] !== 'yes') delete said[`${day}People`];
      const before = guest('a', { friday: undefined, saturday: undefined, ...said });
      const [invitedTo = days] = daysToOffer(WEEKEND, before, [days]);
      const changes = changesBy(WEEKEND, before, ID, invitedTo);
      const [after = expect.unreachable('The guest is gone.')] = joinGuests(
        [{ key: ID, ...changes[`rsvps/${ID}`] }],
        [{ id: ID, ...changes[`invitations/${ID}`] } as PersonalInvitation],
      );
      const countsOf = (each: Guest) => WEEKEND.map((day) => comingOn(each, day));
      expect(countsOf(after)).toEqual(countsOf(before));
      // Otherwise the rules would refuse the next save of the guest (B14).
      const people = after.invitation?.people;
      expect(people).toBeGreaterThanOrEqual(Math.max(...countsOf(before)));
      expect(people).toBeGreaterThanOrEqual(peopleIn(before.reply).length);
    }),
  );
});
