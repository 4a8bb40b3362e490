import { WEEKEND } from '@invitation/domain/fixtures/days';
import { columnsOf } from '@invitation/domain/party/party';
import { applyFields } from '@invitation/domain/rsvp/save';
import { expect, it } from 'vitest';
import { removedBetween, renamedPeople, renamesBetween, withoutPeople } from './members';

const REPLY = {
  name: 'The Costas',
  friday: 'yes',
  saturday: 'yes',
  'who/Ana': 'saturday',
  'who/Tom': 'friday saturday (child)',
  'need/Tom': 'No nuts',
  'answers/course/Tom': 'Fish',
};

/** The columns of the reply after a change. */
const columnsAfter = (fields: object) =>
  columnsOf({ days: WEEKEND }, { ...fields }, applyFields(REPLY, { ...fields }));

it('gives a member another name in every column of the reply', () => {
  const renames = renamesBetween(['Ana', 'Tom'], ['Ana', 'J. O’Neill']);
  const fields = renamedPeople(REPLY, renames);
  expect(fields).toMatchObject({ 'who/Tom': null, 'need/Tom': null, 'answers/course/Tom': null });
  expect(applyFields(REPLY, fields)).toHaveProperty(
    ['answers/course/J%2E%20O%E2%80%99Neill'],
    'Fish',
  );
  expect(columnsAfter(fields)).toMatchObject({
    party: ['Ana', 'J. O’Neill'],
    fridayWho: ['J. O’Neill'],
    saturdayWho: ['Ana', 'J. O’Neill'],
    children: ['J. O’Neill'],
    needs: { 'J. O’Neill': 'No nuts' },
  });
});

it('reads no new name where members change places, come or go', () => {
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
