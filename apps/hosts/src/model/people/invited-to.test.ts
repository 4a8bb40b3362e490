import type { DayId } from '@invitation/domain/event/event';
import { describe, expect, it } from 'vitest';
import { guestListOf } from '../../testing/guest-list-of';
import { daysIn } from '../spreadsheet/meaning/day-names';
import { readGuestTable } from '../spreadsheet/meaning/read-guest-table';
import { planImport } from '../spreadsheet/plan/import-plan';
import { csv } from '../spreadsheet/write/csv';
import { bySite, invitedToOf } from './invited-to';

const day = (day: DayId, weekday: string, guests: 'everyone' | 'weekend' = 'everyone') => ({
  day,
  weekday,
  guests,
  asked: true,
});
const WEDNESDAY = day('wednesday', 'Wednesday', 'weekend');
const THURSDAY = day('thursday', 'Thursday');
const FRIDAY = day('friday', 'Friday');

describe('the names of what an invitation is for', () => {
  it.each([
    ['one shared day', [WEDNESDAY, THURSDAY], 'Only Thursday'],
    ['two shared days', [WEDNESDAY, THURSDAY, FRIDAY], 'Only Thursday and Friday'],
    ['shared days only', [THURSDAY, FRIDAY], 'All days'],
    ['no shared day', [WEDNESDAY], 'Not invited'],
  ])('come from the content with %s', (_, events, name) => {
    expect(invitedToOf(events, true).names).toEqual({ weekend: 'All days', saturday: name });
  });

  it.each([
    ['two sites', [WEDNESDAY, THURSDAY], true, ['weekend', 'saturday']],
    ['one site', [WEDNESDAY, THURSDAY], false, ['weekend']],
    ['two sites with the same days', [THURSDAY], true, ['weekend']],
  ])('are a choice only where the days differ: %s', (_, events, hasSaturdaySite, offered) => {
    expect(invitedToOf(events, hasSaturdaySite).offered).toEqual(offered);
  });
});

it('Without a Saturday-only site, no link leads to it', () => {
  const parts = { weekend: 'https://party.example/', saturday: 'https://gone.example/' };
  expect(bySite(parts, true)).toEqual(parts);
  expect(bySite(parts, false).saturday).toBe(parts.weekend);
});

const TWO_SITES = invitedToOf([WEDNESDAY, THURSDAY, FRIDAY], true);

it.each([
  ['weekend', 'weekend'],
  ['ALL days', 'weekend'],
  ['saturday', 'saturday'],
  ['Saturday only', 'saturday'],
  ['Only Thursday and Friday', 'saturday'],
  ['thursday and friday', 'saturday'],
  ['', undefined],
  ['friday', undefined],
])('A cell that says %j is read', (cell, days) => {
  expect(daysIn(cell, { invitedTo: TWO_SITES })).toBe(days);
});

it('A cell names no day that only other guests have', () => {
  const saturday = { day: 'saturday', weekday: 'Saturday', guests: 'weekend' } as const;
  const site = invitedToOf([THURSDAY, saturday], true);
  for (const cell of ['Saturday', 'only saturday'])
    expect(daysIn(cell, { invitedTo: site })).toBeUndefined();
  expect(daysIn('Only Thursday', { invitedTo: site })).toBe('saturday');
});

it.each([
  ['Todos los días', 'weekend'],
  ['Nur Donnerstag und Freitag', 'saturday'],
  ['Solo jueves y viernes', 'saturday'],
  ['Só quinta-feira e sexta-feira', 'saturday'],
  ['only thursday and friday', 'saturday'],
  ['Nur Freitag', undefined],
])('A cell that says %j is read, whatever the languages of the two hosts', (cell, days) => {
  const names = { weekend: 'Alle Tage', saturday: 'Nur Donnerstag und Freitag' };
  for (const site of [TWO_SITES, { ...TWO_SITES, names }])
    expect(daysIn(cell, { invitedTo: site })).toBe(days);
});

it.each(['Nicht eingeladen', 'Sin invitación', 'Sem convite', 'not invited'])(
  'Where no day is for everyone, %j is read',
  (cell) => {
    expect(daysIn(cell, { invitedTo: invitedToOf([WEDNESDAY], true) })).toBe('saturday');
  },
);

it('A table of the page says the days by name', () => {
  const list = guestListOf({
    invitations: [{ id: '1', name: 'Ada', days: 'saturday', people: 1 }],
  });
  expect(csv({ days: [WEDNESDAY, THURSDAY] }, list)).toContain('"Only Thursday"');
  expect(csv({ days: [THURSDAY] }, list)).toContain('"All days"');
});

it('Where all guests are invited to the same days, an import needs no days, and changes none', () => {
  const site = { languages: [], invitedTo: invitedToOf([THURSDAY], false) };
  const stored = { id: 'a'.repeat(32), name: 'Ada', days: 'saturday', people: 1 } as const;
  const table = readGuestTable('name,people\nAda,2\nGrace,1', site);
  const { added, changed, faults } = planImport(table, [stored], site);
  expect(faults).toEqual([]);
  expect(added).toMatchObject([{ card: { name: 'Grace', days: 'weekend' } }]);
  expect(changed).toMatchObject([{ fields: ['people'] }]);
});
