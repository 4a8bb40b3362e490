import { HOSTS_LANGUAGES, wordsIn } from '@invitation/domain/words/run-time';
import { expect, it, vi } from 'vitest';
import { EVENTS, INVITED_TO } from '../../../testing/samples';

const SITE = { languages: [], invitedTo: INVITED_TO, namedGuests: true, events: EVENTS };
const SITES = [
  SITE,
  { ...SITE, namedGuests: false },
  { ...SITE, invitedTo: { ...INVITED_TO, offered: ['weekend' as const] } },
  { ...SITE, languages: ['pt-PT', 'en-GB'] },
];

it.each(HOSTS_LANGUAGES)('The template in %s is imported as it is', async (tag) => {
  const words = await wordsIn(tag);
  vi.resetModules();
  // Here, all parts of the catalogue are one module.
  vi.doMock('@invitation/domain/words/hosts/columns', () => ({ ...words }));
  vi.doMock('@invitation/domain/words/hosts/imports', () => ({ ...words }));
  vi.doMock('@invitation/domain/words/hosts/language', () => ({ ...words }));
  const [
    { planImport },
    { readGuestTable },
    { templateCsv },
    { templateWorkbook },
    { readWorkbook },
  ] = await Promise.all([
    import('../plan/import-plan'),
    import('../meaning/read-guest-table'),
    import('./template'),
    import('./template-workbook'),
    import('../read/workbook'),
  ]);
  // Where numbers have a decimal comma, Excel separates cells by semicolons.
  expect(templateCsv(SITE).includes('";"')).toBe(!tag.startsWith('en'));
  for (const site of SITES) {
    const workbook = await (await templateWorkbook(site)).arrayBuffer();
    const [sheet] = await readWorkbook(workbook);
    for (const text of [templateCsv(site), sheet?.text ?? '']) {
      const plan = planImport(readGuestTable(text, site), [], site);
      expect(plan).toMatchObject({ faults: [], withheld: [], unused: [], skipped: [], waiting: 0 });
      expect(plan.added.map(({ card }) => card.people)).toEqual([2, 4]);
      expect(plan.added.map(({ notes }) => [notes.phone, notes.table])).toEqual([
        ['+1 212 555 0142', '1'],
        ['+1 212 555 0143', '2'],
      ]);
      expect(plan.added[1]?.card.members).toEqual(
        site.namedGuests ? ['Ada', 'Obi', 'Uju', 'Eze'] : undefined,
      );
      expect(plan.added[1]?.card.children).toEqual(site.namedGuests ? ['Uju', 'Eze'] : undefined);
    }
  }
});
