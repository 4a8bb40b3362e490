import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyDuplicates } from './duplicates';
import { pairsOneLetterApart } from './one-letter-apart';
import type { Reply } from './replies';

const reply = (key: string, name: string, guest?: string): Reply => ({
  key,
  name,
  ...(guest !== undefined && { guest }),
});
const reasons = (...names: string[]) =>
  likelyDuplicates(names.map((name, index) => reply(`${index}`, name))).map(
    ({ reason, replies }) => [reason, ...replies.map(({ key }) => Number(key))],
  );

describe('A likely duplicate', () => {
  it('has the same name, whatever its case, accents, punctuation and order', () => {
    expect(reasons('Zoë & Jo', 'jo and ZOE', 'Ada')).toEqual([['the same name', 0, 1]]);
  });
  it('has a name one letter apart, if it is long enough', () => {
    expect(reasons('Jonathan', 'Jonatan', 'Jon', 'Jan')).toEqual([
      ['names one letter apart', 0, 1],
    ]);
    expect(reasons('Jonathan', 'Jonahtan')).toEqual([['names one letter apart', 0, 1]]);
  });
  it('has a name that is part of the other', () => {
    expect(reasons('Ada Lovelace', 'Ada Lovelace & Charles Babbage', 'Ada')).toEqual([
      ['one name is part of the other', 0, 1],
    ]);
  });
  it('is the guest whom another names', () => {
    const duplicates = likelyDuplicates([reply('1', 'Ada', 'Grace'), reply('2', 'grace')]);
    expect(duplicates.map(({ reason }) => reason)).toEqual([
      'one is the guest whom the other names',
    ]);
  });
  it('is reported once', () => {
    expect(reasons('Ada Lovelace', 'Ada Lovelace')).toHaveLength(1);
  });
  it('needs a name that has a letter', () => {
    expect(reasons('\u200b', '\u200b', '!', '', '\u0301')).toEqual([]);
  });
  it('is found among ten thousand names of one pattern', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      reply(`${index}`, `Guest ${String.fromCodePoint(0x4e00 + index)} Smith`),
    );
    const twice = [...many, reply('again', 'GUEST 一 SMITH')];
    expect(likelyDuplicates(twice)).toEqual([
      { reason: 'the same name', replies: [many[0], twice.at(-1)] },
    ]);
  }, 5_000);
});

describe('Pairs of names one letter apart', () => {
  /** The same by definition: all that one change makes of a text. */
  const changesOf = (text: string): Set<string> => {
    const changes = new Set<string>();
    for (let at = 0; at <= text.length; at++) {
      const [before, after] = [text.slice(0, at), text.slice(at)];
      changes.add(before + after.slice(1));
      for (const letter of 'abc') {
        changes.add(before + letter + after);
        changes.add(before + letter + after.slice(1));
      }
      if (after.length > 1) changes.add(before + after[1] + after[0] + after.slice(2));
    }
    return changes;
  };

  it('are those that one added, missing, other or swapped letter makes', () => {
    const name = fc.stringMatching(/^[abc]{1,6}$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 12 }), (names) => {
        const expected = names.flatMap((one, index) =>
          names
            .slice(index + 1)
            .filter((other) => changesOf(one).has(other))
            .map((other) => `${one} ${other}`),
        );
        const found = [...pairsOneLetterApart(names, names.length)].map(
          ([one, other]) => `${names[one]} ${names[other]}`,
        );
        expect(new Set(found)).toEqual(new Set(expected));
      }),
    );
  });
});
