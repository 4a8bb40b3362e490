import { describe, expect, it } from 'vitest';
import { dateText, weekdayOf } from '../../build-time/schema/local-time';
import { listed } from './plural';
import { type Language, WORDS } from './words';

describe.each(Object.keys(WORDS) as Language[])('In %s', (language) => {
  it('a date begins with the weekday', () => {
    const [first] = dateText('2025-10-03', language).split(/,? /);
    expect(first).toBe(weekdayOf('2025-10-03', language));
  });

  it('an unknown address promises no celebration, which may be over', () => {
    expect(WORDS[language].page.notFoundText).not.toMatch(/party|Feier|fiesta|festa/i);
  });

  it('the day and the month of a kept reply stay together', () => {
    const at = new Date(2025, 9, 3, 16, 45);
    const month = at.toLocaleString(language, { month: 'long' });
    expect(WORDS[language].page.kept(at).split(' ')).toContainEqual(
      expect.stringMatching(new RegExp(`^(3.*\\s.*${month}|${month}\\s3),?$`, 'u')),
    );
  });
});

it.each([
  ['quarta-feira, 1 de outubro', 'na quarta\u2011feira, 1 de outubro'],
  ['sábado, 4 de outubro', 'no sábado, 4 de outubro'],
  ['1 de outubro', 'a 1 de outubro'],
])('In Portuguese, %j has its preposition', (date, shown) => {
  const closed = WORDS['pt-PT'].form.wasDue(date, 'Fala com a Nora.');
  expect(closed.split('. ')[0]).toBe(`O prazo para responder terminou ${shown}`);
});

it('names that are written from right to left keep their places in a list', () => {
  expect(listed('en-US', ['שרה', 'דוד', 'Tom'])).toBe('\u2068שרה\u2069, \u2068דוד\u2069, and Tom');
});
