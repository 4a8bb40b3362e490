import { readFileSync } from 'node:fs';
import { rulesFor } from '@invitation/backend/rules/rules';
import { parseContent } from '@invitation/domain/build-time/parse-content';
import { guestTexts } from '@invitation/domain/build-time/read/guest-texts';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { RULES_FILE } from '@invitation/emulators/rules-file';
import { expect, it } from 'vitest';
import { calendarFiles } from './calendar-files';
import { featuresOf } from './features';
import { moduleCode } from './modules';
import { sitesOf } from './sites';
import { filesOf, LEAST, SWITCHED, type Switches, switches } from './testing/random-content';

const RULES = readFileSync(RULES_FILE, 'utf8');

/** Generates everything that a build makes of a content, except the sites' code. @returns the content's faults */
function make(content: Switches): readonly string[] {
  const files = filesOf(content);
  const parsed = parseContent(files);
  if (!parsed.content)
    return parsed.faults.map(({ file, field, message }) => `${file} ${field} ${message}`);
  expect(parsed.missingTexts).toEqual([]);
  for (const language of content.languages) {
    const own = parseContent(files, language).content;
    if (!own) throw new Error(`${language} has a fault that the content has not.`);
    const { weekend, namedGuests } = own;
    for (const site of sitesOf(own)) {
      const features = featuresOf(site === 'hosts' ? 'full' : site, own);
      expect(features.ALBUM).toBe(Boolean(content.album));
      expect(features.NAMED_GUESTS).toBe(content.namedGuests);
    }
    for (const name of [
      'content:weekend',
      'content:hosts',
      ...(own.saturday ? ['content:saturday'] : []),
    ]) {
      expect(moduleCode(name, own, () => own)).toContain('export const');
    }
    expect(guestTexts(own).language).toBe(language);
    expect(
      calendarFiles(weekend.events, { ...weekend.calendar, revised: '2031-01-01T00:00:00Z' }).size,
    ).toBeGreaterThan(0);
    const rules = rulesFor(RULES, {
      days: weekend.events,
      questions: weekend.questions,
      namedGuests,
      closesAt: weekend.replyBy?.closesAt ?? null,
      opensAt: weekend.phases?.repliesOpen?.at,
      endsAt: weekend.phases?.afterwards?.at,
      ownerEmail: null,
    });
    expect(rules).toContain(`'${weekend.events[0]?.day}'`);
    expect(weekend.celebration.storyText === undefined).toBe(!content.album);
  }
  return [];
}

/** The number of contents for `npx pnpm contents`, which also tries every pair of switches; otherwise 0. */
const MANY = Number(process.env.CONTENTS ?? 0);
const RUNS = MANY || 25;

it('each switch makes a content without faults, by itself and with another one', () => {
  const faults = SWITCHED.flatMap((one, index) =>
    SWITCHED.slice(MANY ? 0 : index, index + 1).flatMap((other) =>
      make({ ...LEAST, namedGuests: 'questions' in one, ...one, ...other }),
    ),
  );
  expect(faults).toEqual([]);
});

it('accepted content has modules, calendar files and rules', () => {
  let accepted = 0;
  fc.assert(
    fc.property(switches, (content) => {
      if (make(content).length === 0) accepted += 1;
    }),
    { numRuns: RUNS },
  );
  expect(accepted).toBeGreaterThan(RUNS / 2);
});
