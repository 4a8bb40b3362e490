import { expect, it } from 'vitest';
import { namedDays } from './named-days';

/** A day that begins after midnight in Lisbon, which is an hour ahead of UTC. */
const day = (weekday: string, date: string) => ({
  weekday,
  start: `${date}T23:30:00Z`,
  timeZone: 'Europe/Lisbon',
});
const FRIDAY = day('sexta-feira', '2026-10-01');
const CEREMONY = day('Cerimónia', '2026-10-02');
const PARTY = day('Festa', '2026-10-02');

it.each([
  ['pt-PT', [FRIDAY, CEREMONY], ['sexta-feira', 'Cerimónia']],
  ['pt-BR', [FRIDAY, CEREMONY, PARTY], ['sexta-feira', 'Cerimónia', 'Festa']],
  ['de', [FRIDAY, CEREMONY], ['Freitag', 'Samstag']],
  ['en-US', [FRIDAY, CEREMONY, PARTY], ['Friday', 'Saturday (Cerimónia)', 'Saturday (Festa)']],
])('For a host of %s, the days of a Portuguese content are %$', (language, events, names) => {
  const named = namedDays(language, { language: 'pt-PT', events });
  expect(named.map(({ weekday }) => weekday)).toEqual(names);
});
