import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { person } from '@invitation/domain/fixtures/people';
import { describe, expect, it } from 'vitest';
import { joinGuests } from '../people/guests';
import type { Change } from '../store/change';
import type { PersonalInvitation, Reply } from '../store/collections';
import { pairsOneLetterApart } from '../text/one-letter-apart';
import { distinction } from './distinct';
import { likelyDuplicates } from './duplicates';

const reply = (key: string, name: string, guest?: string): Reply => ({
  key,
  name,
  ...(guest !== undefined && { guest }),
});
const found = (replies: readonly Reply[], invitations: readonly PersonalInvitation[] = []) =>
  likelyDuplicates(joinGuests(replies, invitations)).map(({ reason, guests }) => [
    reason,
    ...guests.map(({ key }) => key),
  ]);
const reasons = (...names: string[]) =>
  found(names.map((name, index) => reply(`${index}`, name))).map(([reason, ...keys]) => [
    reason,
    ...keys.map(Number),
  ]);

describe('likelyDuplicates', () => {
  it('finds equal names without regard to case, accents, punctuation and order', () => {
    expect(reasons('Zoë & Jo', 'jo and ZOE', 'Ada')).toEqual([['the same name', 0, 1]]);
  });
  it('finds long names one letter apart', () => {
    expect(reasons('Jonathan', 'Jonatan', 'Jon', 'Jan')).toEqual([
      ['names one letter apart', 0, 1],
    ]);
    expect(reasons('Jonathan', 'Jonahtan')).toEqual([['names one letter apart', 0, 1]]);
  });
  it('finds a name that is part of another', () => {
    expect(reasons('Ada Lovelace', 'Ada Lovelace & Charles Babbage', 'Ada')).toEqual([
      ['one name is part of the other', 0, 1],
    ]);
  });
  it('finds a guest who is among the people of another', () => {
    const family = {
      ...reply('1', 'The Costas'),
      friday: 'yes',
      people: [person('Ana Costa', 'friday')],
    } as const;
    const others = [reply('2', 'Costa, Ana'), reply('3', 'Rui')];
    const invitation = { id: '1', name: 'The Costas', days: 'weekend', people: 2 } as const;
    expect(found([family, ...others], [{ ...invitation, members: ['Rui'] }])).toEqual([
      ['one is among the people of the other', '1', '3'],
      ['one is among the people of the other', '1', '2'],
    ]);
  });
  it('finds the guest whom another guest names', () => {
    expect(found([reply('1', 'Ada', 'Grace'), reply('2', 'grace')])).toEqual([
      ['one names the other as their guest', '1', '2'],
    ]);
  });
  it('takes the namesake who names the other', () => {
    const [naming, among] = [
      'one names the other as their guest',
      'one is among the people of the other',
    ];
    const tom = reply('c', 'Tom');
    expect(found([reply('a', 'Ana'), reply('b', 'Ana', 'Tom'), tom])).toContainEqual([
      naming,
      'b',
      'c',
    ]);
    const family = {
      ...reply('b', 'Ana'),
      friday: 'yes',
      people: [person('Tom', 'friday')],
    } as const;
    expect(found([reply('a', 'Ana'), family, tom])).toContainEqual([among, 'b', 'c']);
  });
  describe('with invitations', () => {
    const invitation = (id: string, name: string): PersonalInvitation => ({
      id,
      name,
      days: 'weekend',
      people: 2,
    });

    it('finds the open invitation of a guest who replied with the password', () => {
      expect(found([reply('1', 'zoe & JO')], [invitation('open', 'Zoë and Jo')])).toEqual([
        ['the same name', '1', 'open'],
      ]);
      expect(
        found(
          [reply('1', 'Ada'), reply('2', 'Ada')],
          [invitation('open', 'Ada'), invitation('other', 'Ada')],
        ),
      ).toEqual([
        ['the same name', '1', '2', 'open'],
        ['the same name', '1', '2', 'other'],
        ['the same name', 'open', 'other'],
      ]);
    });

    it('finds guests who were invited twice, and keeps them apart from a reply without an invitation', () => {
      const invitations = [invitation('1', 'Ada'), invitation('open', 'Ada')];
      expect(found([], invitations)).toEqual([['the same name', '1', 'open']]);
      expect(found([reply('1', 'Ada'), reply('2', 'Ada')], invitations)).toEqual([
        ['the same name', '2', '1'],
        ['the same name', '2', 'open'],
        ['the same name', '1', 'open'],
      ]);
      expect(found([], [invitation('1', 'Jonathan'), invitation('2', 'Jonatan')])).toEqual([
        ['names one letter apart', '1', '2'],
      ]);
    });

    it('ignores names without letters', () => {
      expect(found([reply('1', '!')], [invitation('2', '!')])).toEqual([]);
    });
  });

  it('does not suggest guests whom a host has marked as different people', () => {
    const guests = joinGuests(
      ['b', 'a', 'c'].map((key) => reply(key, 'Ada')),
      [],
    );
    const distinctFrom = (added: readonly Change[]) =>
      new Set(added.map(({ path }) => path.replace('distinct/', '')));
    const two = distinctFrom(distinction(guests.slice(0, 2), new Set()));
    expect(two).toEqual(new Set(['a~b']));
    expect(likelyDuplicates(guests.slice(0, 2), two)).toEqual([]);
    // The third one may still be one of them.
    expect(likelyDuplicates(guests, two)).toHaveLength(1);
    const added = distinction(guests, two);
    expect(distinctFrom(added)).toEqual(new Set(['a~c', 'b~c']));
    expect(likelyDuplicates(guests, new Set([...two, ...distinctFrom(added)]))).toEqual([]);
  });

  it('reports a pair once', () => {
    expect(reasons('Ada Lovelace', 'Ada Lovelace')).toHaveLength(1);
  });
  it('ignores names without letters', () => {
    expect(reasons('\u200b', '\u200b', '!', '', '\u0301')).toEqual([]);
  });
  it('finds a duplicate among ten thousand similar names', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      reply(`${index}`, `Guest ${String.fromCodePoint(0x4e00 + index)} Smith`),
    );
    const twice = [...many, reply('again', 'GUEST 一 SMITH')];
    expect(found(twice)).toEqual([['the same name', '0', 'again']]);
  }, 5_000);
});

describe('pairsOneLetterApart', () => {
  /** All texts that differ by one change. */
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

  it('finds names with one added, missing, changed or swapped letter', () => {
    const name = fc.stringMatching(/^[abc]{1,6}$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 12 }), (names) => {
        const expected = names.flatMap((one, index) =>
          names
            .slice(index + 1)
            .filter((other) => changesOf(one).has(other))
            .map((other) => `${one} ${other}`),
        );
        const found = [...pairsOneLetterApart(names, names.length)].map((pair) => pair.join(' '));
        expect(new Set(found)).toEqual(new Set(expected));
      }),
    );
  });
});
