import { readFileSync } from 'node:fs';
import type { DayId } from '@invitation/domain/event/event';
import { RULES_FILE } from '@invitation/emulators/rules-file';
import { expect, it } from 'vitest';
import { rulesFor } from './rules';

const SAMPLE = [
  { day: 'friday', asked: true, guests: 'weekend' },
  { day: 'saturday', asked: true, guests: 'everyone' },
  { day: 'sunday', asked: false, guests: 'weekend' },
] as const;
/** What `firestore.rules` is made from. */
const REPOSITORY = { days: SAMPLE, namedGuests: true, closesAt: null };
const rules = readFileSync(RULES_FILE, 'utf8');

it('makes the rules of the repository from the days of the sample, whose guests have names', () => {
  expect(rulesFor(rules, REPOSITORY)).toBe(rules);
});

it('never takes a name of the content for a word of the language', () => {
  const days = [{ day: 'service' as DayId, asked: true, guests: 'everyone' }] as const;
  const question = { id: 'match', kind: 'text', limit: 9, options: [] } as const;
  const questions = [question, { ...question, id: 'let', each: 'person' }] as const;
  for (const namedGuests of [false, true]) {
    const made = rulesFor(rules, { days, questions, namedGuests, closesAt: null });
    expect(made).toContain("answers['match']");
    expect(made).not.toMatch(/\.(service|match|let)\b/);
  }
});

it('writes each day, and the last day for replies', () => {
  const days = [{ day: 'thursday', asked: true, guests: 'everyone' }, ...SAMPLE] as const;
  const made = rulesFor(rules, { days, closesAt: '2025-09-16T04:00:00Z' });
  expect(made.match(/\bthursday\b/g)).toHaveLength(10);
  expect(made).toContain('return request.time >= timestamp.value(1757995200000);');
  expect(rulesFor(made, REPOSITORY)).toBe(rules);
});

it('lets guests reply from one date on, until another one', () => {
  const dates = { opensAt: '2025-06-02T04:00:00Z', endsAt: '2025-10-06T04:00:00Z' };
  const made = rulesFor(rules, { ...REPOSITORY, ...dates });
  expect(made).toMatch(
    /return request\.time >= timestamp\.value\(1748836800000\)\s+&& request\.time < timestamp\.value\(1759723200000\)\s+&& \(!isClosed/,
  );
  expect(rulesFor(made, REPOSITORY)).toBe(rules);
});

it('makes the owner a host', () => {
  expect(rulesFor(rules, { ...REPOSITORY, ownerEmail: "o'wner@example.com" })).toContain(
    `return email == "o'wner@example.com";`,
  );
  expect(rulesFor(rules, { ...REPOSITORY, ownerEmail: null })).toBe(rules);
});

it('writes texts with a dollar sign as they are', () => {
  const options = ['Shuttle ($20 each)', 'Bus ($15 each)', '$& $1 $<begin> $$'];
  const questions = [{ id: 'ride', kind: 'choice', limit: 500, options }] as const;
  const ownerEmail = 'a$&b@example.com';
  const made = rulesFor(rules, { days: SAMPLE, questions, closesAt: null, ownerEmail });
  expect(made).toContain(JSON.stringify(options.join('\n')));
  expect(made).toContain(`return email == "${ownerEmail}";`);
  expect(rulesFor(made, REPOSITORY)).toBe(rules);
});

it('lets every reply pass that has only days for everyone', () => {
  const days = [{ day: 'wednesday', asked: true, guests: 'everyone' }] as const;
  expect(rulesFor(rules, { days, closesAt: null })).toMatch(/isForEveryonesDays[^}]*return true;/);
});

it('throws an error if the rules have no place for the days', () => {
  expect(() => rulesFor('allow get;', { days: SAMPLE, closesAt: null })).toThrow(/no place/);
});
