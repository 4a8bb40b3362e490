import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csv } from './csv';
import { likelyDuplicates } from './duplicates';
import { hostErrorFor } from './failures';
import type { Replies, Reply } from './replies';
import { summarize } from './summary';
import { tables } from './tables';

const reply = (key: string, given: Partial<Reply> = {}): Reply => ({
  key,
  name: `Guest ${key}`,
  friday: 'yes',
  saturday: 'yes',
  lastRsvp: new Date('2025-08-01T12:00:00Z'),
  ...given,
});
const all = (...replies: Reply[]): Replies => ({ replies, unreadable: [] });
const reasons = (...names: string[]) =>
  likelyDuplicates(names.map((name, index) => reply(`${index}`, { name }))).map(
    ({ reason, replies }) => [reason, ...replies.map(({ key }) => Number(key))],
  );

describe('The summary', () => {
  it('counts yes, no and open for each day, and the guests that are named', () => {
    const { headcounts } = summarize(
      all(reply('1', { guest: 'Grace' }), reply('2', { friday: 'no', sunday: 'yes' }), {
        key: '3',
        name: 'Begun by the hosts',
        guest: 'Somebody',
      }),
    );
    expect(headcounts).toEqual([
      { day: 'friday', yes: 1, no: 1, open: 1, guests: 1 },
      { day: 'saturday', yes: 2, no: 0, open: 1, guests: 1 },
      { day: 'sunday', yes: 1, no: 0, open: 2, guests: 0 },
    ]);
  });

  it('groups what is the same to a caterer, of those who come, the most frequent first', () => {
    const { dietary } = summarize(
      all(
        reply('1', { dietaryRestrictions: 'Vegan' }),
        reply('2', { dietaryRestrictions: ' No  nuts.' }),
        reply('3', { dietaryRestrictions: 'no nuts' }),
        reply('4', { dietaryRestrictions: 'No nuts', friday: 'no', saturday: 'no' }),
        reply('5', { dietaryRestrictions: '  ' }),
      ),
    );
    expect(dietary.map(({ text, replies }) => [text, ...replies.map(({ key }) => key)])).toEqual([
      ['No  nuts.', '2', '3'],
      ['Vegan', '1'],
    ]);
  });

  it('tells the newest first, and those without a time last', () => {
    const { newest } = summarize(
      all(
        { key: 'never', name: 'Never' },
        reply('old'),
        reply('new', { lastRsvp: new Date('2025-09-01T00:00:00Z') }),
      ),
    );
    expect(newest.map(({ key }) => key)).toEqual(['new', 'old', 'never']);
  });
});

describe('A likely duplicate', () => {
  it('has the same name, whatever its case, accents, punctuation and order', () => {
    expect(reasons('Zoë & Jo', 'jo and ZOE', 'Ada')).toEqual([['the same name', 0, 1]]);
  });
  it('has a name one letter apart, if it is long enough to tell', () => {
    expect(reasons('Jonathan', 'Jonatan', 'Jon', 'Jan')).toEqual([
      ['names one letter apart', 0, 1],
    ]);
  });
  it('has a name that is part of the other', () => {
    expect(reasons('Ada Lovelace', 'Ada Lovelace & Charles Babbage', 'Ada')).toEqual([
      ['one name is part of the other', 0, 1],
    ]);
  });
  it('is the guest whom another names', () => {
    const duplicates = likelyDuplicates([
      reply('1', { guest: 'Grace' }),
      reply('2', { name: 'grace' }),
    ]);
    expect(duplicates.map(({ reason }) => reason)).toEqual([
      'one is the guest that the other names',
    ]);
  });
  it('is told once, by the plainest reason', () => {
    expect(reasons('Ada Lovelace', 'Ada Lovelace')).toHaveLength(1);
  });
  it('is found among ten thousand in no time', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      reply(`${index}`, { name: `Guest ${String.fromCodePoint(0x4e00 + index)} Smith` }),
    );
    const twice = [...many, reply('again', { name: 'GUEST 一 SMITH' })];
    expect(likelyDuplicates(twice)).toEqual([
      { reason: 'the same name', replies: [many[0], twice.at(-1)] },
    ]);
  }, 5_000);
});

describe('The table for a spreadsheet', () => {
  const read = (text: string): Record<string, string>[] =>
    parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });

  it('has a row for each document, also for one that is no RSVP', () => {
    const table = csv({
      replies: [reply('1', { name: 'Ada, "the first"\nof her name' })],
      unreadable: [{ key: '2', reason: 'friday: maybe' }],
    });
    expect(table.startsWith('\ufeffkey,name,guest,friday')).toBe(true);
    expect(read(table)).toMatchObject([
      { key: '1', name: 'Ada, "the first"\nof her name', lastRsvp: '2025-08-01T12:00:00.000Z' },
      { key: '2', name: '', problem: 'friday: maybe' },
    ]);
  });

  it('has no text that a spreadsheet would run, and every text as it was but for that', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .tuple(
          fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'),
          fc.constantFrom('1+1', 'HYPERLINK("https://example.com")', "cmd|' /C calc'!A0"),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, text, text, (name, guest, dietaryRestrictions) => {
        const given = { name, guest, dietaryRestrictions };
        const [row] = read(csv(all(reply('1', given))));
        for (const [column, written] of Object.entries(given)) {
          const cell = row?.[column] ?? '';
          expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
          expect(cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')).toBe(written);
        }
      }),
    );
  });
});

describe('The tables in the terminal', () => {
  const shown = (replies: Replies) => tables(summarize(replies), replies);

  it('say so where there is nothing', () => {
    expect(shown(all())).toContain('Headcount (0 replies)');
    expect(shown(all())).toContain('Likely duplicates\n  none');
  });

  it('let no guest move the cursor, break a line or turn the text around', () => {
    const text = shown(
      all(reply('1', { name: '\u001b[2JEve\r\n\u202e\u0007evil' }), reply('2', { name: 'שלום' })),
    );
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Control}|[\u202a-\u202e]/u);
    expect(text).toContain('\u2068שלום\u2069');
  });

  it('name each document that is no RSVP', () => {
    const text = shown({ replies: [], unreadable: [{ key: 'abc', reason: 'friday: maybe' }] });
    expect(text).toMatch(
      /1 document is no RSVP and is not counted above\n {2}abc {2}friday: maybe/,
    );
  });
});

describe('A failure', () => {
  it.each([
    [{ code: 14, message: 'UNAVAILABLE: name resolution' }, /could not be reached/],
    [
      { message: 'request to https://x failed, reason: getaddrinfo ENOTFOUND x' },
      /could not be reached/,
    ],
    [{ message: 'invalid_grant: Invalid JWT Signature.' }, /did not accept the credentials/],
    [
      { code: 7, message: 'PERMISSION_DENIED: Missing or insufficient permissions.' },
      /did not accept/,
    ],
    [
      { code: 5, message: 'NOT_FOUND: The database (default) does not exist' },
      /no Firestore database/,
    ],
    [{ code: 'auth/user-not-found', message: 'There is no user record' }, /no such account/],
    ['odd', /unforeseen.*odd/],
  ])('is told in a sentence: %j', (error, sentence) => {
    expect(hostErrorFor(error).message).toMatch(sentence);
  });
});
