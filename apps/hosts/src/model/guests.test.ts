import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import { sunday } from '@invitation/domain/fixtures/events/sunday';
import { describe, expect, it } from 'vitest';
import { answerOf, comingOn, type Guest, joinGuests, peopleOf } from './guests';
import { type PersonalInvitation, parseInvitations } from './invitations';
import type { Reply } from './replies';

const invitation = (id: string, given: Partial<PersonalInvitation> = {}): PersonalInvitation => ({
  id,
  name: `Card ${id}`,
  days: 'weekend',
  people: 2,
  ...given,
});
const reply = (key: string, given: Partial<Reply> = {}): Reply => ({
  key,
  name: `Reply ${key}`,
  friday: 'no',
  saturday: 'yes',
  ...given,
});
const only = (guests: readonly Guest[]): Guest => guests[0] ?? expect.fail('There is no guest.');

describe('joinGuests', () => {
  it('lists replies with their invitations, then invitations without a reply', () => {
    const guests = joinGuests(
      [reply('alone'), reply('both')],
      [invitation('open'), invitation('both')],
    );
    expect(guests.map(({ key, name }) => [key, name])).toEqual([
      ['alone', 'Reply alone'],
      ['both', 'Reply both'],
      ['open', 'Card open'],
    ]);
    expect(guests.map(({ reply, invitation }) => [reply !== null, invitation !== null])).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  it("uses the invitation's name for a reply without one", () => {
    expect(only(joinGuests([{ key: '1' }], [invitation('1')])).name).toBe('Card 1');
    expect(only(joinGuests([{ key: '1' }], [])).name).toBe('');
  });
});

describe('answerOf', () => {
  it('returns the answers of a reply without an invitation', () => {
    const guest = only(joinGuests([reply('1')], []));
    expect(answerOf(guest, friday)).toBe('no');
    expect(answerOf(guest, saturday)).toBe('yes');
    expect(answerOf(guest, sunday)).toBe('unanswered');
  });

  it('distinguishes the days without an invitation from a no', () => {
    const card = invitation('1', { days: 'saturday' });
    const replied = only(joinGuests([reply('1', { sunday: 'yes' })], [card]));
    expect(answerOf(replied, friday)).toBe('notInvited');
    expect(answerOf(replied, saturday)).toBe('yes');
    expect(answerOf(replied, sunday)).toBe('yes');
    const open = only(joinGuests([], [card]));
    expect(answerOf(open, friday)).toBe('notInvited');
    expect(answerOf(open, saturday)).toBe('unanswered');
  });

  it('returns unanswered for an invitation without a reply', () => {
    expect(answerOf(only(joinGuests([], [invitation('1')])), friday)).toBe('unanswered');
  });
});

describe('peopleOf', () => {
  it('counts the people of an invitation, otherwise one', () => {
    expect(peopleOf(only(joinGuests([reply('1')], [invitation('1', { people: 4 })])))).toBe(4);
    expect(peopleOf(only(joinGuests([], [invitation('1')])))).toBe(2);
    expect(peopleOf(only(joinGuests([reply('1')], [])))).toBe(1);
  });
});

describe('parseInvitations', () => {
  it('keeps each document in one of the lists', () => {
    const data = { name: 'Ada', days: 'saturday', people: 2 };
    expect(
      parseInvitations([
        { key: 'good', data },
        { key: 'bad', data: { ...data, people: 0.5 } },
      ]),
    ).toEqual({
      invitations: [{ ...data, id: 'good' }],
      unreadable: [{ key: 'bad', reason: expect.stringMatching(/^people: /) }],
    });
  });
});

describe('comingOn', () => {
  it.each([
    ['the number of the reply', reply('1', { saturdayPeople: 3 }), [invitation('1')], 3],
    ['else all of the invitation', reply('1'), [invitation('1')], 2],
    ['else the guest and the one whom they bring', reply('1', { guest: 'Bo' }), [], 2],
    ['else one', reply('1'), [], 1],
    ['nobody without a yes', reply('1', { saturday: 'no' }), [invitation('1')], 0],
  ])('is %s', (_, given, invitations, people) => {
    expect(comingOn(only(joinGuests([given], invitations)), saturday)).toBe(people);
  });
});
