import { WEEKEND } from '@invitation/domain/fixtures/days';
import type { Fields } from '@invitation/domain/record/record';
import type { Seen } from '@invitation/domain/rsvp/save';
import { expect, it } from 'vitest';
import type { DocumentPath } from '../store/documents';
import { invitationOfGuest } from './invitation-of-guest';
import { writesFor } from './writes';

const INVITATION = { name: 'Costas', days: 'weekend', people: 3, members: ['Ana', 'Tom'] } as const;
const GUEST = { key: 'a', reply: null, invitation: { id: 'a', ...INVITATION } };
const NOTES = { table: '1', seats: ['Tom = 8', 'Zoë = 9'] };

const changesWith = (members: readonly string[] | null, notes?: typeof NOTES | { table: string }) =>
  invitationOfGuest(WEEKEND, GUEST, { answers: { members }, seen: [INVITATION] }, {}, notes);

it('Somebody whose name is corrected keeps the seat, unless another host has moved it', () => {
  expect(changesWith(['Ana', 'Tomás'], NOTES)).toMatchObject({
    'guestNotes/a': { answers: { seats: ['Tomás = 8', 'Zoë = 9'] }, seen: [NOTES] },
  });
});

it.each([
  ['the others have the seats', ['Anna', 'Tom'], NOTES],
  ['somebody leaves', ['Ana'], NOTES],
  ['the invitation loses its names', null, NOTES],
  ['nobody has a seat of their own', ['Ana', 'Tomás'], { table: '1' }],
  ['nothing is noted', ['Ana', 'Tomás'], undefined],
])('The notes stay as they are: %s', (_, members, notes) => {
  expect(changesWith(members, notes)).not.toHaveProperty('guestNotes/a');
});

/** What a save does while the list of the host lacks the reply that the server has. */
const refusedBy = (answers: Fields, seen: Seen = [INVITATION]) => {
  const plan = invitationOfGuest(WEEKEND, GUEST, { answers, seen }, {}, undefined);
  const stored = new Map<DocumentPath, Fields>([
    ['invitations/a', INVITATION],
    ['rsvps/a', { name: 'Costas', friday: 'yes', fridayPeople: 3 }],
  ]);
  return [...writesFor({ days: WEEKEND }, plan, stored).refused.keys()];
};

it.each([{ people: 2 }, { days: 'saturday' }, { members: ['Ana'] }])(
  'A reply that the host has not seen refuses %j',
  (answers) => {
    expect(refusedBy(answers)).toEqual(['rsvps/a']);
  },
);

it('A reply that the host has not seen refuses neither another name nor what stays', () => {
  expect(refusedBy({ ...INVITATION, name: 'The Costas' })).toEqual([]);
});

it('A guest who was deleted comes back without a reply', () => {
  const save = { answers: INVITATION, seen: [null] };
  expect(invitationOfGuest(WEEKEND, GUEST, save, {}, undefined)).toEqual({ 'invitations/a': save });
});
