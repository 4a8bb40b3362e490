import { isInvitationId } from '@invitation/domain/invitation-link';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { StoredDocument } from '../documents';
import type { Guest } from './guests';
import { planInvitations } from './plan';

const guest = (name: string, id?: string): Guest => ({
  row: 2,
  id,
  card: { name, days: 'weekend', people: 2 },
  cells: {},
});
const document = (key: string, name: unknown): StoredDocument => ({
  key,
  data: { name, days: 'weekend', people: 2 },
  updateTime: Timestamp.now(),
});
const plan = (guests: readonly Guest[], stored: readonly StoredDocument[]) => {
  const { invitations, absent } = planInvitations('guests.csv', guests, stored);
  return {
    rows: invitations.map(({ id, stored, changes }) => [id, stored !== undefined, ...changes]),
    absent: absent.map(({ key }) => key),
  };
};

it('matches a row without an id by its name, without regard to case and accents', () => {
  expect(
    plan([guest('ines DUARTE')], [document('1', 'Inês Duarte'), document('2', 'Ada')]),
  ).toEqual({
    rows: [['1', true, 'name: Inês Duarte → ines DUARTE']],
    absent: ['2'],
  });
});

it('matches a row with an id by the id alone', () => {
  const stored = [document('1', 'Ada'), document('2', 'Eve')];
  expect(plan([guest('Eve', '1'), guest('Ada', '2')], stored)).toEqual({
    rows: [
      ['1', true, 'name: Ada → Eve'],
      ['2', true, 'name: Eve → Ada'],
    ],
    absent: [],
  });
});

it('does not match a name whose invitation another row has by its id', () => {
  const { invitations, absent } = planInvitations(
    'guests.csv',
    [guest('Ada'), guest('Ada Lovelace', '1')],
    [document('1', 'Ada')],
  );
  expect(invitations[0]?.stored).toBeUndefined();
  expect(isInvitationId(invitations[0]?.id ?? '')).toBe(true);
  expect(invitations[1]).toMatchObject({ id: '1', changes: ['name: Ada → Ada Lovelace'] });
  expect(absent).toEqual([]);
});

it('uses an id again that is not stored', () => {
  expect(plan([guest('Ada', 'withdrawn')], [])).toEqual({
    rows: [['withdrawn', false]],
    absent: [],
  });
});

it('repairs a document that is not an invitation', () => {
  expect(plan([guest('Ada', '1')], [document('1', 7)]).rows).toEqual([
    ['1', true, 'name: 7 → Ada'],
  ]);
});

it('rejects a name that several invitations have', () => {
  const stored = [document('1', 'Ada'), document('2', 'ada')];
  expect(() => plan([guest('Ada')], stored)).toThrow('row 2, name: 2 invitations have this name.');
});
