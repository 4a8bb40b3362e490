import { expect, it } from 'vitest';
import { invitationOfGuest } from './invitation-of-guest';

const INVITATION = { name: 'Costas', days: 'weekend', people: 3, members: ['Ana', 'Tom'] } as const;
const GUEST = { key: 'a', reply: null, invitation: { id: 'a', ...INVITATION } };
const NOTES = { table: '1', seats: ['Tom = 8', 'Zoë = 9'] };

const changesWith = (members: readonly string[] | null, notes?: typeof NOTES | { table: string }) =>
  invitationOfGuest(GUEST, { answers: { members }, seen: [INVITATION] }, {}, notes);

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
  expect(Object.keys(changesWith(members, notes))).toEqual(['invitations/a']);
});
