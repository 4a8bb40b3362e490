import { describe, expect, it } from 'vitest';
import lists from './lists/expected.json';
import { guestsOf, planOf, textOfList } from './read-list';

interface Expected {
  readonly names: readonly string[];
  /** `asked` if the list has no number, so that the host says it once. */
  readonly people: number | 'asked';
  readonly phone?: string;
}

/** The others are sentences, which the tests below tell. */
const expected = Object.entries<unknown>(lists).filter(
  (each): each is [string, readonly Expected[]] => Array.isArray(each[1]),
);

const digits = (phone = '') => phone.replaceAll(/\D/g, '').slice(-9);
/** A name without quotation marks, which lists use in different ways. */
const plain = (name: string) => name.replaceAll('"', '').replace(/^The (?=Bunny)/, '');

describe.each(expected)('%s', (name, guests) => {
  it('becomes these invitations', async () => {
    const plan = planOf(await textOfList(name));
    const read = guestsOf(plan);
    expect(plan.faults).toEqual([]);
    expect(read.map(({ names, people }) => ({ names: names.map(plain), people }))).toEqual(
      guests.map(({ names, people }) => ({
        names: expect.arrayContaining(names.map(plain)),
        people: people === 'asked' ? 1 : people,
      })),
    );
    for (const [at, { names: _, people: __, phone, ...rest }] of guests.entries()) {
      expect(read[at]).toMatchObject(rest);
      expect(digits(read[at]?.phone)).toContain(digits(phone));
    }
  });
});
