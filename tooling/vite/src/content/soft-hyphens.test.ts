import { celebration } from '@invitation/domain/fixtures/celebration';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import type { Language } from '@invitation/domain/words/words';
import { expect, it } from 'vitest';
import { withSoftHyphens } from './soft-hyphens';

const titlesIn = (language: Language, title: string) => {
  const site = {
    celebration: { ...celebration, gateTitle: title, rsvpTitle: title },
    events: [{ ...saturday, title }],
  };
  const { celebration: texts, events } = withSoftHyphens(site, language);
  return [texts.gateTitle, texts.rsvpTitle, events[0]?.title].map((text) =>
    text?.replaceAll('\u00ad', '|'),
  );
};

it('A long word of a title may break between its syllables', () => {
  const title = 'Ge|burts|tags|über|ra|schungs|fei|er für Bartholomäus';
  expect(titlesIn('de', title.replaceAll('|', ''))).toEqual([title, title, title]);
});

it.each<Language>(['en-US', 'en-GB', 'es', 'pt-PT', 'de'])(
  'There are patterns for %s',
  (language) => {
    expect(titlesIn(language, 'Internacionalizacionismo')[0]).toContain('|');
  },
);
