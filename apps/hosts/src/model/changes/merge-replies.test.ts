import { FOUR_DAYS, WEEKEND } from '@invitation/domain/fixtures/days';
import { person } from '@invitation/domain/fixtures/people';
import { expect, it } from 'vitest';
import { type Guest, joinGuests, type RepliedGuest } from '../people/guests';
import type { PersonalInvitation, Reply } from '../store/collections';
import { lostAnswers, mergeFault, mergeReplies, stoppedLinks } from './merge-replies';

const KEPT: Reply = { key: 'a', name: 'Ada', friday: 'yes', dietaryRestrictions: '' };
const OTHER: Reply = {
  key: 'b',
  id: 'b',
  name: 'Ada L.',
  friday: 'no',
  dietaryRestrictions: 'Vegan',
};
const invitation = (
  id: string,
  days: PersonalInvitation['days'] = 'weekend',
  people = 1,
): PersonalInvitation => ({ id, name: 'Ada', days, people });

function merge(replies: readonly [Reply, ...Reply[]], ...invitations: PersonalInvitation[]) {
  const [kept, ...others] = joinGuests(replies, invitations);
  const changes = mergeReplies(WEEKEND, kept as RepliedGuest, others);
  const byKey = (side: 'from' | 'to') =>
    Object.fromEntries(changes.map((each) => [each.path.replace('rsvps/', ''), each[side]]));
  return { changes: byKey('to'), undo: byKey('from') };
}

it('The kept reply wins, and gets its missing answers from the others', () => {
  expect(merge([KEPT, OTHER]).changes).toEqual({
    a: { name: 'Ada', friday: 'yes', dietaryRestrictions: 'Vegan' },
    b: null,
  });
});

it('The result belongs to the invitation of another reply', () => {
  expect(merge([KEPT, OTHER], invitation('b'))).toEqual({
    changes: {
      a: null,
      b: { id: 'b', name: 'Ada', friday: 'yes', dietaryRestrictions: 'Vegan' },
    },
    undo: {
      a: { name: 'Ada', friday: 'yes', dietaryRestrictions: '' },
      b: { id: 'b', name: 'Ada L.', friday: 'no', dietaryRestrictions: 'Vegan' },
    },
  });
});

it('One of two invitations stays, with the only reply, and the link of the other one stops', () => {
  const [kept, open] = joinGuests([OTHER], [invitation('b'), invitation('open', 'saturday', 3)]);
  const all = [kept, open] as [RepliedGuest, Guest];
  const changes = mergeReplies(WEEKEND, all[0], [all[1]]);
  const card = { name: 'Ada', days: 'weekend', people: 1 };
  expect(changes.slice(1)).toEqual([
    // The merge is refused if the guest has replied with the other link since.
    { path: 'rsvps/open', from: null, to: null },
    { path: 'invitations/b', from: card, to: card },
    { path: 'invitations/open', from: { ...card, days: 'saturday', people: 3 }, to: null },
  ]);
  expect(stoppedLinks(all[0], [all[1]])).toEqual([open]);
});

it('Two invitations without a reply become one', () => {
  const [kept, other] = joinGuests([], [invitation('one'), invitation('two')]) as [Guest, Guest];
  expect(mergeReplies(WEEKEND, kept, [other]).map(({ path, to }) => [path, to?.name])).toEqual([
    ['rsvps/one', undefined],
    ['rsvps/two', undefined],
    ['invitations/one', 'Ada'],
    ['invitations/two', undefined],
  ]);
});

it('The reply of a withdrawn invitation keeps its id, and gets none of another reply', () => {
  const plain: Reply = { key: 'c', name: 'Ada' };
  expect(merge([OTHER, plain]).changes.b).toHaveProperty('id', 'b');
  expect(merge([plain, OTHER]).changes.c).not.toHaveProperty('id');
});

it('A reply becomes the reply to an open invitation', () => {
  expect(merge([KEPT], invitation('open'))).toEqual({
    changes: { a: null, open: { id: 'open', name: 'Ada', friday: 'yes' } },
    undo: { a: { name: 'Ada', friday: 'yes', dietaryRestrictions: '' }, open: null },
  });
});

it("The reply of a Saturday invitation has a 'no' for each other day that is asked about or accepted", () => {
  const card = invitation('open', 'saturday');
  expect(merge([KEPT], card).changes.open).toEqual({
    id: 'open',
    name: 'Ada',
    friday: 'no',
  });
  const [kept, ...others] = joinGuests([{ ...KEPT, sunday: 'yes' }], [card]);
  const [{ to } = { to: null }] = mergeReplies(FOUR_DAYS, kept as RepliedGuest, others);
  expect(to).toMatchObject({ thursday: 'no', friday: 'no', sunday: 'no' });
});

it('All counts of the arrivals stay', () => {
  const [kept, ...others] = joinGuests(
    [KEPT, OTHER],
    [invitation('open')],
    [
      { key: 'a', people: { 'friday/1': 1, 'saturday/2': 60 } },
      { key: 'b', people: { 'friday/3': 2, 'sunday/4': 0 } },
    ],
  );
  const arrivals = mergeReplies(WEEKEND, kept as RepliedGuest, others).slice(3);
  expect(arrivals).toEqual([
    { path: 'arrivals/a', from: { 'friday/1': 1, 'saturday/2': 60 }, to: null },
    { path: 'arrivals/b', from: { 'friday/3': 2, 'sunday/4': 0 }, to: null },
    {
      path: 'arrivals/open',
      from: null,
      to: { 'friday/1': 1, 'saturday/2': 60, 'friday/3': 2 },
    },
  ]);
  const [one, ...rest] = joinGuests([KEPT, OTHER], [], [{ key: 'a', people: { 'friday/1': 1 } }]);
  // The kept guest's arrivals stay as they are.
  expect(mergeReplies(WEEKEND, one as RepliedGuest, rest)).toHaveLength(2);
});

it('Only a yes has a number of people', () => {
  const three = { friday: 'yes', fridayPeople: 3 } as const;
  expect(
    merge([
      { ...KEPT, friday: 'no' },
      { ...OTHER, ...three },
    ]).changes.a,
  ).not.toHaveProperty('fridayPeople');
  expect(merge([KEPT, { ...OTHER, ...three }]).changes.a).toHaveProperty('fridayPeople', 3);
  expect(merge([{ ...KEPT, ...three }], invitation('b', 'saturday')).changes.b).not.toHaveProperty(
    'fridayPeople',
  );
});

it('What a merge would lose is known beforehand', () => {
  const lost = (replies: readonly [Reply, ...Reply[]], ...invitations: PersonalInvitation[]) => {
    const [kept, ...others] = joinGuests(replies, invitations);
    const changes = mergeReplies(WEEKEND, kept as RepliedGuest, others);
    return lostAnswers(WEEKEND, [kept as RepliedGuest, ...others], changes).map(
      ({ guest, name, value }) => [guest.key, name, value],
    );
  };
  expect(lost([KEPT, OTHER])).toEqual([
    ['b', 'name', 'Ada L.'],
    ['b', 'friday', 'no'],
  ]);
  expect(lost([KEPT, { ...OTHER, name: 'Ada', friday: 'yes' }])).toEqual([]);
  expect(lost([KEPT], invitation('open', 'saturday'))).toEqual([['a', 'friday', 'yes']]);
  // A different number of people is lost as well.
  const WITH_BOB = { ...KEPT, guest: 'Bob' };
  expect(lost([WITH_BOB], invitation('open'))).toEqual([['a', 'fridayPeople', 2]]);
  expect(lost([WITH_BOB], invitation('open', 'weekend', 2))).toEqual([]);
  expect(lost([KEPT], invitation('open', 'weekend', 2))).toEqual([['a', 'fridayPeople', 1]]);
  expect(lost([{ ...KEPT, fridayPeople: 3 }], invitation('open'))).toEqual([]);
  expect(lost([KEPT, { ...WITH_BOB, key: 'b' }])).toEqual([['a', 'fridayPeople', 1]]);
});

it('Whether a member is a child is not lost, because the invitation says it', () => {
  const replies: Reply[] = [
    {
      key: 'open',
      name: 'Ada',
      friday: 'yes',
      people: [person('Tom', 'friday'), person('Lia', 'friday')],
    },
    {
      key: 'b',
      name: 'Ada',
      friday: 'yes',
      people: [person('Tom', 'friday (child)'), person('Lia', 'friday (child)')],
    },
  ];
  const [kept, ...others] = joinGuests(replies, [
    { ...invitation('open', 'weekend', 2), members: ['Tom'], children: ['Tom'] },
  ]);
  const all = [kept as RepliedGuest, ...others];
  const changes = mergeReplies(WEEKEND, kept as RepliedGuest, others);
  expect(lostAnswers(WEEKEND, all, changes)).toMatchObject([{ name: 'who/Lia' }]);
});

const named = (from: number, to: number, answers: Partial<Reply> = {}): Partial<Reply> => ({
  friday: 'yes',
  ...answers,
  people: Array.from({ length: to - from }, (_, index) => person(`Guest${from + index}`, 'friday')),
});

it.each<[string, Partial<Reply>, Partial<Reply>, ReturnType<typeof mergeFault>]>([
  ['twelve people of both', named(0, 7), named(5, 12), null],
  ['thirteen people of both', named(0, 7), named(6, 13), { names: 13 }],
  ['people who come on no day', { friday: 'no' }, named(0, 12), null],
  [
    'a number on another day',
    named(0, 2),
    { friday: 'no', saturday: 'yes', saturdayPeople: 2 },
    { day: 'saturday' },
  ],
  ['a number on the same day', named(0, 2), { friday: 'yes', fridayPeople: 3 }, null],
  ['numbers', { friday: 'yes', fridayPeople: 20 }, { saturday: 'yes' }, null],
])('The rules accept what a merge makes of %s, or it says why not', (_, one, two, fault) => {
  const [kept, ...others] = joinGuests(
    [
      { key: 'a', name: 'Ada', ...one },
      { key: 'b', name: 'Ada', ...two },
    ],
    [],
  );
  const asked = WEEKEND.filter((each) => each.asked);
  expect(mergeFault(asked, mergeReplies(WEEKEND, kept as RepliedGuest, others))).toEqual(fault);
});

it('A number of people is lost to names', () => {
  const [kept, ...others] = joinGuests(
    [
      { key: 'a', name: 'Ada', ...named(0, 2) },
      { key: 'b', name: 'Ada', friday: 'yes', fridayPeople: 3 },
    ],
    [],
  );
  const all = [kept as RepliedGuest, ...others];
  const changes = mergeReplies(WEEKEND, kept as RepliedGuest, others);
  expect(lostAnswers(WEEKEND, all, changes)).toMatchObject([{ name: 'fridayPeople', value: 3 }]);
});
