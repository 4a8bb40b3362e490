import { WEEKEND } from '@invitation/domain/fixtures/days';
import { person } from '@invitation/domain/fixtures/people';
import { columnsOf } from '@invitation/domain/party/columns';
import { applyFields } from '@invitation/domain/rsvp/save';
import { expect, it } from 'vitest';
import {
  namesOfPlaces,
  removedBetween,
  renamedPeople,
  renamesBetween,
  withoutPeople,
} from './members';

const REPLY = {
  name: 'The Costas',
  friday: 'yes',
  saturday: 'yes',
  people: [
    person('Ana', 'saturday'),
    person('Tom', 'friday saturday (child)', { need: 'No nuts', answers: { course: 'Fish' } }),
  ],
};

/** The columns of the reply after a change. */
const columnsAfter = (fields: object) =>
  columnsOf({ days: WEEKEND }, { ...fields }, applyFields(REPLY, { ...fields }));

it('gives a member another name in every column of the reply', () => {
  const renames = renamesBetween(['Ana', 'Tom'], ['Ana', 'J. O’Neill']);
  const fields = renamedPeople(REPLY, renames);
  expect(applyFields(REPLY, fields)).toEqual({
    ...REPLY,
    people: [REPLY.people[0], { ...REPLY.people[1], name: 'J. O’Neill' }],
  });
  expect(columnsAfter(fields)).toMatchObject({
    party: ['Ana', 'J. O’Neill'],
    fridayWho: ['J. O’Neill'],
    saturdayWho: ['Ana', 'J. O’Neill'],
    children: ['J. O’Neill'],
    needs: { 'J. O’Neill': 'No nuts' },
  });
});

it('sees no renaming where members change places, are added or are removed', () => {
  expect(renamesBetween(['Ana', 'Tom'], ['Tom', 'Ana']).size).toBe(0);
  expect(renamesBetween(['Ana', 'Tom'], ['Ana']).size).toBe(0);
  expect(renamesBetween(['Ana', 'Tom'], ['Ana', 'Rui', 'Tom']).size).toBe(0);
  expect(renamedPeople(REPLY, renamesBetween(['Tom'], ['Ana']))).toEqual({});
});

it('takes a removed member out of the reply, and leaves no day without people', () => {
  const removed = removedBetween(['Ana', 'Tom', 'Rui'], ['Ana'], REPLY);
  expect(removed).toEqual(['Tom']);
  const fields = withoutPeople(WEEKEND, REPLY, removed);
  expect(fields).toMatchObject({ friday: 'no' });
  expect(fields).not.toHaveProperty('saturday');
  expect(columnsAfter(fields)).toMatchObject({
    party: ['Ana'],
    fridayWho: null,
    saturdayWho: ['Ana'],
    children: null,
    needs: null,
  });
});

it('gives a +1 the name that the invitation adds, unless there is still a place without a name', () => {
  const reply = { ...REPLY, people: [person('Ana', 'saturday'), person('+1', 'saturday')] };
  const renamesFor = (people: number, ...members: string[]) => [
    ...namesOfPlaces(['Ana'], { people, members }, reply),
  ];
  expect(renamesFor(2, 'Ana', 'Zoe')).toEqual([['+1', 'Zoe']]);
  expect(renamesFor(3, 'Ana', 'Zoe')).toEqual([]);
  expect(renamesFor(2, 'Ana')).toEqual([]);
  expect(renamesFor(2, 'Zoe', 'Tom')).toEqual([]);
});
