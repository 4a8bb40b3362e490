import { WEEKEND } from '@invitation/domain/fixtures/days';
import type { Replies, Reply } from '@invitation/hosts/model/replies';
import { summarize } from '@invitation/hosts/model/summary';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { alignRows, cell } from './cells';
import { tables } from './tables';

const reply = (key: string, name: string): Reply => ({ key, name, saturday: 'yes' });
const shown = (replies: readonly Reply[], unreadable: Replies['unreadable'] = []) =>
  tables(summarize(WEEKEND, { replies, unreadable }), { replies, unreadable });

describe('tables', () => {
  it('show that a section is empty', () => {
    expect(shown([])).toContain('Headcount (0 replies)');
    expect(shown([])).toContain('Likely duplicates\n  none');
  });

  it('list the texts of a field under its heading', () => {
    expect(shown([reply('1', 'Ada')])).not.toContain('Other notes');
    const noted = { ...reply('2', 'Grace'), otherNotes: 'Arriving\nlate' };
    expect(shown([reply('1', 'Ada'), noted])).toMatch(/Other notes\n {2}Grace {2}Arriving late\n/);
  });

  it('contain no control characters of a guest', () => {
    const text = shown([reply('1', '\u001b[2JEve\r\n\u202e\u0007evil'), reply('2', 'שלום')]);
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Control}|[\u202a-\u202e]/u);
    expect(text).toContain('\u2068שלום\u2069');
  });

  it('show the key of a reply with an invisible name', () => {
    expect(shown([reply('1', '\u200b'), reply('2', '\u200d')])).toMatch(
      /\(no name, 1\).*\n.*\(no name, 2\)/,
    );
  });

  it('list an open invitation with the name of a reply as a likely duplicate', () => {
    const replies = { replies: [reply('1', 'Ada')], unreadable: [] };
    const invitations = [{ id: '2', name: 'ADA', days: 'weekend', people: 2 }] as const;
    expect(tables(summarize(WEEKEND, replies, invitations), replies)).toMatch(
      /Likely duplicates\n {2}the same name {2}Ada \(.+\); ADA \(open invitation\)$/,
    );
  });

  it('list each document that is not an RSVP', () => {
    expect(shown([], [{ key: 'abc', reason: 'friday: maybe' }])).toMatch(
      /1 document is not an RSVP and is not counted above\n {2}abc {2}friday: maybe/,
    );
  });

  it('show how many rows are left out', () => {
    const unreadable = Array.from({ length: 203 }, (_, index) => ({
      key: `${index}`,
      reason: 'x',
    }));
    expect(shown([], unreadable)).toMatch(/199 {2}x\n {2}and 3 more, which --json lists$/);
  });
});

describe('cell', () => {
  it.each(['x'.repeat(300), '👩‍❤️‍👩'.repeat(100), '字'.repeat(100), `e${'\u0301'.repeat(2000)}`])(
    'cuts a long text and adds an ellipsis: %#',
    (text) => {
      expect(cell(text)).toMatch(/…$/);
      expect(stringWidth(cell(text))).toBeLessThanOrEqual(61);
      expect(cell(text).length).toBeLessThan(300);
    },
  );
  it('does not change a short text', () => {
    expect(cell('Zoë 👩‍❤️‍👩')).toBe('Zoë 👩‍❤️‍👩');
  });
});

describe('alignRows', () => {
  it('aligns by the width of letters and emoji, and does not pad the last column', () => {
    expect(
      alignRows([
        ['🥂', 'a'],
        ['abc', 'a long list'],
      ]),
    ).toBe('  🥂   a\n  abc  a long list');
  });
});
