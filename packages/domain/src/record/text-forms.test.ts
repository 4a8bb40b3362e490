import { describe, expect, it } from 'vitest';
import { fc } from '../fixtures/fast-check.js';
import { searchText, visibleText } from './text-forms';
import { INVISIBLE } from './visible';

const ALL = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
const withPattern = (pattern: RegExp) => ALL.filter((character) => pattern.test(character));
const SPACES = withPattern(/[\s\u0085\u2800]/).filter((space) => space !== '\ufeff');
const INVISIBLES = withPattern(new RegExp(`[${INVISIBLE}]`, 'u')).filter(
  (character) => !SPACES.includes(character),
);

/** Visible characters that Unicode's normalization does not change. */
const VISIBLES = withPattern(/[\p{L}\p{N}\p{P}\p{S}]/u).filter(
  (character) => !INVISIBLES.includes(character) && character.normalize('NFKC') === character,
);
const visible = fc.nat(VISIBLES.length - 1).map((at) => VISIBLES[at] ?? '');

/** The characters that stand for one key, each set with its plain form first. */
const KEYS = [
  ["'", '’', '‘', '‚', '‛', 'ʼ', '′', '＇'],
  ['"', '“', '”', '„', '‟', '″', '＂'],
  ['-', '‐', '‑', '‒', '–', '—', '―', '−', '－', '--'],
  ['...', '…'],
];
const wide = (text: string) =>
  text.replace(/[!-~]/g, (key) => String.fromCharCode(key.charCodeAt(0) + 0xfee0));

describe('The invisible characters', () => {
  it('are those of Unicode, the control characters without white space, and marks of annotations', () => {
    const expected = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/u;
    expect(INVISIBLES).toEqual(
      ALL.filter((each) => expected.test(each) && !/[\t\n\v\f\r\u0085]/.test(each)),
    );
  });

  it('are blank, with and without white space', () => {
    for (const each of [...INVISIBLES, ...SPACES]) expect(visibleText(` ${each}\n`)).toBe('');
  });
});

describe('A text with one character changed', () => {
  const decorations = fc.oneof<fc.Arbitrary<(text: string) => string>[]>(
    fc.tuple(fc.constantFrom(...INVISIBLES), fc.nat()).map(([mark, at]) => (text: string) => {
      const letters = [...text];
      letters.splice(at % (letters.length + 1), 0, mark);
      return letters.join('');
    }),
    fc.constantFrom(...SPACES).map((space) => (text: string) => `${space}${text}${space}`),
    fc
      .constantFrom(...SPACES)
      .map((space) => (text: string) => text.replaceAll(' ', space.repeat(2))),
    fc.constantFrom('NFC', 'NFD').map((form) => (text: string) => text.normalize(form)),
    ...KEYS.map((variants) =>
      fc.tuple(fc.constantFrom(...variants), fc.constantFrom(...variants)).map(
        ([one, other]) =>
          (text: string) =>
            text.replaceAll(one, other),
      ),
    ),
    fc.constant(wide),
  );
  const texts = fc
    .array(fc.oneof(visible, fc.constantFrom(' ', ...KEYS.flat(), 'é', 'e\u0301', 'ñ')), {
      minLength: 1,
      maxLength: 20,
    })
    .map((parts) => parts.join(''));

  it('is the same if a reader does not see it', () => {
    fc.assert(
      fc.property(texts, fc.array(decorations, { maxLength: 5 }), (text, changes) => {
        const changed = changes.reduce((before, change) => change(before), text);
        expect(visibleText(changed)).toBe(visibleText(text));
        expect(visibleText(visibleText(changed))).toBe(visibleText(changed));
        expect(searchText(changed)).toBe(searchText(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is another text if a reader sees it', () => {
    const letters = visible.filter((letter) => visibleText(letter) === letter && letter !== '-');
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1 }), letters, fc.nat(), (text, letter, at) => {
        const place = at % text.length;
        const withLetter = (instead: number) =>
          [...text.slice(0, place), letter, ...text.slice(place + instead)].join('');
        const original = visibleText(text.join(''));
        expect(visibleText(withLetter(0))).not.toBe(original);
        if (text[place] === letter) return;
        expect(visibleText(withLetter(1))).not.toBe(original);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['“party”', '"party"'],
    ['„Party‟', '«\u00a0Party\u202f»'],
    ['»a b«', '"a b"'],
    ['east\nvillage\r\n', 'east village'],
    ['a -- b', 'a – b'],
  ])('is %j for %j', (one, other) => {
    expect(visibleText(one)).toBe(visibleText(other));
  });

  it.each([
    ['Party', 'party'],
    ['cafe', 'café'],
    ['east village', 'eastvillage'],
    ["o'brien", 'obrien'],
    ['a-b', 'a b'],
    ['a-b', 'ab'],
    ['a.b', 'ab'],
    ['1²', '12'],
    ['0', 'O'],
    ['ﬁ', 'fi'],
  ])('keeps %s apart from %s', (one, other) => {
    expect(visibleText(one)).not.toBe(visibleText(other));
  });
});

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
  ['O´Brien', "o'brien"],
  ['O｀Brien', "o'brien"],
  ['O`Brien', "o'brien"],
  ['Jean\u2011Luc', 'jean-luc'],
  ['Zoë \t Núñez', 'zoe nunez'],
  ['Zoe\u0308\u00a0Nu\u0303n\u0303ez\u200e', 'zoe nunez'],
  ['Ana\u200b', 'ana'],
  ['한글', '한글'],
])('%j is found as %s', (text, normalized) => {
  expect(searchText(text)).toBe(normalized);
  expect(searchText(normalized)).toBe(normalized);
});
