import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import { sunday } from '@invitation/domain/fixtures/events/sunday';
import { person } from '@invitation/domain/fixtures/people';
import { describe, expect, it } from 'vitest';
import type { PersonalInvitation, Reply } from '../store/collections';
import { itemParser } from '../store/documents';
import { separate } from '../store/read-document';
import {
  answerOf,
  attendanceOf,
  comesOrCame,
  comingOn,
  type Guest,
  joinGuests,
  peopleOf,
} from './guests';

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
  const four = [invitation('1', { people: 4 })];
  const of = (given: Partial<Reply> | null, invitations = four) =>
    peopleOf(only(joinGuests(given ? [reply('1', given)] : [], invitations)), 'saturday');

  it('counts the number of a yes', () => {
    expect(of({ saturdayPeople: 3, fridayPeople: 1 })).toBe(3);
    expect(of({ saturdayPeople: 5 }, [])).toBe(5);
    expect(of({ saturday: 'no', saturdayPeople: 3 })).toBe(4);
  });

  it('counts the people of the invitation, also if the reply names a guest', () => {
    expect(of({ guest: 'Grace' })).toBe(4);
    expect(of(null)).toBe(4);
  });

  it('counts one without an invitation, and two if the reply names a guest', () => {
    expect(of({}, [])).toBe(1);
    expect(of({ guest: ' ' }, [])).toBe(1);
    expect(of({ guest: 'Grace' }, [])).toBe(2);
  });
});

describe('The parser of invitations', () => {
  const parseInvitation = itemParser('invitations', { days: [] });

  it('keeps each document in one of the lists, those that cannot be read in the order of their keys', () => {
    const data = { name: 'Ada', days: 'saturday', people: 2 };
    expect(
      separate([
        parseInvitation({ key: 'good', data }),
        parseInvitation({ key: 'worse', data: { ...data, name: '' } }),
        parseInvitation({ key: 'bad', data: { ...data, people: 0.5 } }),
      ]),
    ).toEqual({
      items: [{ ...data, id: 'good' }],
      unreadable: [
        { key: 'bad', reason: expect.stringMatching(/^people: /) },
        { key: 'worse', reason: expect.stringMatching(/^name: /) },
      ],
    });
  });
});

describe('comingOn', () => {
  it('counts nobody without a yes', () => {
    const of = (given: Partial<Reply>) =>
      comingOn(only(joinGuests([reply('1', given)], [invitation('1')])), saturday);
    expect(of({})).toBe(2);
    expect(of({ saturday: 'no' })).toBe(0);
  });
});

describe('comesOrCame', () => {
  it.each([
    ['somebody was counted', { 'friday/a': 0, 'saturday/b': 1 }, true],
    ['the count went back to 0', { 'saturday/a': 0 }, false],
    ['the count was undone', {}, false],
  ])('of a guest with a no: %s', (_, people, expected) => {
    const declined = reply('1', { saturday: 'no' });
    const guest = only(joinGuests([declined], [], [{ key: '1', people }]));
    expect(comesOrCame(guest, [friday, saturday, sunday])).toBe(expected);
  });
});

describe('attendanceOf', () => {
  it('has the children of the invitation, and of the reply only those whom it does not name', () => {
    const people = [
      person('Ana', 'saturday (child)'),
      person('Tom', 'saturday'),
      person('Eve', 'saturday (child)'),
    ];
    const named = reply('1', { people });
    const childrenWith = (card: Partial<PersonalInvitation>) =>
      attendanceOf(only(joinGuests([named], [invitation('1', card)])), [saturday])
        .people.filter(({ isChild }) => isChild)
        .map(({ name }) => name);
    expect(childrenWith({ members: ['Ana', 'Tom'], children: ['Tom'] })).toEqual(['Tom', 'Eve']);
    expect(childrenWith({ members: ['Ana', 'Tom'] })).toEqual(['Eve']);
    expect(childrenWith({})).toEqual(['Ana', 'Eve']);
  });
});
