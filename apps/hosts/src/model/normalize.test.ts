import { expect, it } from 'vitest';
import { normalizeText } from './normalize';

it.each([
  ['Søren', 'soren'],
  ['Łukasz', 'lukasz'],
  ['Yıldız', 'yildiz'],
  ['YILDIZ', 'yildiz'],
  ['İrem', 'irem'],
  ['Đorđe', 'dorde'],
  ['Guðrún', 'gudrun'],
  ['Þóra', 'thora'],
  ['Straße', 'strasse'],
  ['GROẞ', 'gross'],
  ['Ægir & Œuvre', 'aegir & oeuvre'],
  ['O’Brien', "o'brien"],
  ['O‘Brien', "o'brien"],
  ['Oʼbrien', "o'brien"],
  ['Zoë \t Núñez', 'zoe nunez'],
  ['한글', '한글'],
])('%s is found as %s', (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
  expect(normalizeText(normalized)).toBe(normalized);
});
