import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { cell, rows } from './cells';
import type { Replies, Reply } from './replies';
import { summarize } from './summary';
import { tables } from './tables';

const reply = (key: string, name: string): Reply => ({ key, name, saturday: 'yes' });
const shown = (replies: readonly Reply[], unreadable: Replies['unreadable'] = []) =>
  tables(summarize({ replies, unreadable }), { replies, unreadable });

describe('The tables in the terminal', () => {
  it('say so where there is nothing', () => {
    expect(shown([])).toContain('Headcount (0 replies)');
    expect(shown([])).toContain('Likely duplicates\n  none');
  });

  it('list what guests wrote into a text field under its heading', () => {
    expect(shown([reply('1', 'Ada')])).not.toContain('Other notes');
    const noted = { ...reply('2', 'Grace'), otherNotes: 'Arriving\nlate' };
    expect(shown([reply('1', 'Ada'), noted])).toMatch(/Other notes\n {2}Grace {2}Arriving late\n/);
  });

  it('let no guest move the cursor, break a line or turn the text around', () => {
    const text = shown([reply('1', '\u001b[2JEve\r\n\u202e\u0007evil'), reply('2', 'שלום')]);
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Control}|[\u202a-\u202e]/u);
    expect(text).toContain('\u2068שלום\u2069');
  });

  it('name a reply whose name cannot be seen by its key', () => {
    expect(shown([reply('1', '\u200b'), reply('2', '\u200d')])).toMatch(
      /\(no name, 1\).*\n.*\(no name, 2\)/,
    );
  });

  it('name each document that is not an RSVP', () => {
    expect(shown([], [{ key: 'abc', reason: 'friday: maybe' }])).toMatch(
      /1 document is not an RSVP and is not counted above\n {2}abc {2}friday: maybe/,
    );
  });

  it('say how many rows they leave out', () => {
    const unreadable = Array.from({ length: 203 }, (_, index) => ({
      key: `${index}`,
      reason: 'x',
    }));
    expect(shown([], unreadable)).toMatch(/199 {2}x\n {2}and 3 more, which --json lists$/);
  });
});

describe('A cell', () => {
  it.each(['x'.repeat(300), '👩‍❤️‍👩'.repeat(100), '字'.repeat(100), `e${'\u0301'.repeat(2000)}`])(
    'cuts a long text and says so: %#',
    (text) => {
      expect(cell(text)).toMatch(/…$/);
      expect(stringWidth(cell(text))).toBeLessThanOrEqual(61);
      expect(cell(text).length).toBeLessThan(300);
    },
  );
  it('leaves a text that fits as it is', () => {
    expect(cell('Zoë 👩‍❤️‍👩')).toBe('Zoë 👩‍❤️‍👩');
  });
});

describe('Rows', () => {
  it('align by the width of letters and emoji, and do not pad the last column', () => {
    expect(
      rows([
        ['🥂', 'a'],
        ['abc', 'a long list'],
      ]),
    ).toBe('  🥂   a\n  abc  a long list');
  });
});
