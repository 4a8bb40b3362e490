import type { DayId } from '@invitation/domain/event';
import { describe, expect, it } from 'vitest';
import { csv } from './csv';
import { readGuestTable } from './import/guest-table';
import { planImport } from './import/import-plan';
import { bySite, daysIn, invitedToOf } from './invited-to';

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
    ['one shared day', [WEDNESDAY, THURSDAY], 'Only Thursday', 'only thursday'],
    [
      'two shared days',
      [WEDNESDAY, THURSDAY, FRIDAY],
      'Only Thursday and Friday',
      'only thursday and friday',
    ],
    ['shared days only', [THURSDAY, FRIDAY], 'All days', 'all days'],
    ['no shared day', [WEDNESDAY], 'Not invited', 'not invited'],
  ])('come from the content with %s', (_, events, name, tableName) => {
    const { names, tableNames } = invitedToOf(events, true);
    expect(names).toEqual({ weekend: 'All days', saturday: name });
    expect(tableNames).toEqual({ weekend: 'all days', saturday: tableName });
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
  expect(daysIn(cell, TWO_SITES)).toBe(days);
});

it('A cell names no day that only other guests have', () => {
  const saturday = { day: 'saturday', weekday: 'Saturday', guests: 'weekend' } as const;
  const site = invitedToOf([THURSDAY, saturday], true);
  for (const cell of ['Saturday', 'only saturday']) expect(daysIn(cell, site)).toBeUndefined();
  expect(daysIn('Only Thursday', site)).toBe('saturday');
});

it('A cell is read in the language of the host, and as tables of other hosts have it', () => {
  const names = { weekend: 'Alle Tage', saturday: 'Nur Donnerstag und Freitag' };
  const inGerman = { ...TWO_SITES, names };
  for (const cell of ['Nur Donnerstag und Freitag', 'only thursday and friday']) {
    expect(daysIn(cell, inGerman)).toBe('saturday');
  }
});

it('A table of the page says the days by name, and can be imported again', () => {
  const invitations = (['weekend', 'saturday'] as const).map((days, at) => ({
    id: `${at}`.repeat(32),
    name: `Guest ${at}`,
    days,
    people: 1,
  }));
  const text = csv({ days: [WEDNESDAY, THURSDAY] }, { invitations });
  expect(text).toContain('"all days"');
  expect(text).toContain('"only thursday"');
  const site = { languages: [], invitedTo: invitedToOf([WEDNESDAY, THURSDAY], true) };
  expect(planImport(readGuestTable(text, site), invitations, site).unchanged).toHaveLength(2);
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
