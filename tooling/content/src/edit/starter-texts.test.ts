import { expect, it } from 'vitest';
import { starterText, translatedStarter } from './starter-texts';

it('writes a sentence of the project in each language', () => {
  expect(starterText(['de'], ({ rsvpTitle }) => rsvpTitle('Ana'))).toMatch(/Ana/);
  expect(Object.keys(starterText(['de', 'es'], ({ description }) => description))).toEqual([
    'de',
    'es',
  ]);
});

it('translates the sentences of the project, and no others', () => {
  expect(translatedStarter('The Wedding of Ana & Rui', 'en-US', 'de', 'Ana & Rui')).toBe(
    'Hochzeit von Ana & Rui',
  );
  expect(translatedStarter('A text of ours', 'en-US', 'de', 'Ana & Rui')).toBeUndefined();
});
