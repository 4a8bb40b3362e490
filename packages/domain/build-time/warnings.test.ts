import { expect, it } from 'vitest';
import { readTexts } from '../src/fixtures/read-fixture.js';
import { parseContent } from './parse-content';
import { listOf } from './read-yaml';
import { warningsOf } from './warnings';

const SAMPLE = parseContent(readTexts('weekend'));
const BEFORE = new Date('2025-09-01T12:00:00Z');
const AFTER = new Date('2027-01-01T12:00:00Z');

/** Another couple's celebration with one change. */
function warnings(from: string, to: string, now: Date): string {
  const texts = readTexts('four-days');
  const text = texts.get('celebration.yaml') ?? '';
  expect(text).toContain(from);
  texts.set('celebration.yaml', text.replace(from, to));
  return listOf(warningsOf(parseContent(texts), SAMPLE, now));
}

it('has none for the untouched sample, however old', () => {
  expect(warningsOf(SAMPLE, SAMPLE, AFTER)).toEqual([]);
});

it('has none for a couple of their own', () => {
  expect(warnings('verão', 'verãozinho', BEFORE)).toBe('');
});

it.each([
  ['verão', 'sol', BEFORE, 'celebration.yaml:6, password: has fewer than 6 characters.'],
  [
    'hosts: Marta',
    'hosts: Marta',
    AFTER,
    'days/sunday.yaml, date: is over: Sunday, June 14, 2026.',
  ],
  [
    'hosts: Marta',
    'hosts: Marta',
    AFTER,
    'celebration.yaml:14, replyBy.date: is over: Sunday, May',
  ],
  [
    'Marta knows it by heart. Call her.',
    SAMPLE.source?.celebration.gateHelp ?? '',
    BEFORE,
    'celebration.yaml:7: still has texts of the sample: gateHelp.',
  ],
  ['alt: Marta', 'alt:', BEFORE, 'profilePicture.alt: is missing.'],
])('warns when %j is %j', (from, to, now, warning) => {
  expect(warnings(from, to, now)).toContain(warning);
});
