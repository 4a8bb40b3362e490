import { expect, it } from 'vitest';
import { readTexts } from '../src/fixtures/read-fixture.js';
import { parseContent } from './parse-content';
import { listOf } from './read/read-yaml';
import { warningsOf } from './warnings';

const SAMPLE = parseContent(readTexts('weekend'));
const BEFORE = new Date('2025-09-01T12:00:00Z');
const AFTER = new Date('2027-01-01T12:00:00Z');

/** Another couple's celebration with one change. */
function warnings(from: string, to: string, now: Date, file = 'celebration.yaml'): string {
  const texts = readTexts('four-days');
  const text = texts.get(file) ?? '';
  expect(text).toContain(from);
  texts.set(file, text.replace(from, to));
  return listOf(warningsOf(parseContent(texts), SAMPLE, now));
}

it('there is no warning for the untouched sample, whatever its dates', () => {
  expect(warningsOf(SAMPLE, SAMPLE, AFTER)).toEqual([]);
});

it('there is no warning of an overlap for a day without times', () => {
  const texts = readTexts('four-days');
  const change = (file: string, from: string, to: string) => {
    expect(texts.get(file)).toContain(from);
    texts.set(file, (texts.get(file) ?? '').replace(from, to));
  };
  // The Saturday ends after midnight.
  change('days/sunday.yaml', 'start: 13:00\nend: 17:30\nshownEnd: none\n', '');
  change('celebration.yaml', 'hosts: Marta', 'repliesOpen: 2026-01-05\nhosts: Marta');
  const parsed = parseContent(texts);
  expect(parsed.content?.weekend.events.at(-1)?.allDay).toBeDefined();
  expect(listOf(warningsOf(parsed, SAMPLE, BEFORE))).not.toContain('before the end');
});

it("there is no warning for a couple's own content", () => {
  expect(warnings('verão', 'verãozinho', BEFORE)).toBe('');
});

it.each([
  ['verão', 'sol', BEFORE, 'celebration.yaml:6, password: has fewer than 6 characters.'],
  [
    'hosts: Marta',
    'hosts: Marta',
    AFTER,
    'days/sunday.yaml:2, date: is over: Sunday, June 14, 2026.',
  ],
  [
    'hosts: Marta',
    'hosts: Marta',
    AFTER,
    'celebration.yaml:14, replyBy.date: is over: Sunday, May',
  ],
  ['alt: Marta', 'alt:', BEFORE, 'profilePicture.alt: is missing.'],
  [
    'saturday:',
    'saturday:\n  afterwards: { text: What a night! }',
    BEFORE,
    'celebration.yaml:40, saturday.afterwards: belongs to afterwards, which is missing. Write afterwards, or remove',
  ],
])('warns when %j is %j', (from, to, now, warning) => {
  expect(warnings(from, to, now)).toContain(warning);
});

it.each([
  [
    'days/sunday.yaml',
    'start: 13:00',
    'start: 01:00',
    'sunday.yaml:3, start: is before the end of days/saturday.yaml',
  ],
  [
    'celebration.yaml',
    'Europe/Lisbon',
    'America/New_York',
    'celebration.yaml:3, timeZone: is America/New_York, but LISBOA is in Europe/Lisbon. Write that, unless you mean another LISBOA.',
  ],
  [
    'days/sunday.yaml',
    'search?query=Gra%C3%A7a+Lisboa',
    '@-33.86,151.20,17z',
    'a zone about 10 hours from UTC',
  ],
])('warns of what is probably not meant in %s: %j as %j', (file, from, to, warning) => {
  expect(warnings(from, to, BEFORE, file)).toContain(warning);
});
