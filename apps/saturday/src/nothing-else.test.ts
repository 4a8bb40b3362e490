import * as ownersCalendar from '@invitation/domain/content/calendar';
import * as ownersCelebration from '@invitation/domain/content/celebration';
import { friday as ownersFriday } from '@invitation/domain/content/events/friday';
import { saturday as ownersSaturday } from '@invitation/domain/content/events/saturday';
import { sunday as ownersSunday } from '@invitation/domain/content/events/sunday';
import * as ownersStories from '@invitation/domain/content/stories';
import type { CelebrationEvent } from '@invitation/domain/event';
import * as calendar from '@invitation/domain/fixtures/calendar';
import * as celebration from '@invitation/domain/fixtures/celebration';
import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import { sunday } from '@invitation/domain/fixtures/events/sunday';
import * as stories from '@invitation/domain/fixtures/stories';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildNeutral, readBuild } from './testing/builds';
import { forbiddenBy, leaksIn, textsIn } from './testing/leaks';

interface Content {
  readonly saturday: CelebrationEvent;
  readonly otherDays: readonly CelebrationEvent[];
  /** What both sites say, whatever the days. */
  readonly general: object;
}

const TESTS: Content = {
  saturday,
  otherDays: [friday, sunday],
  general: { ...calendar, ...celebration, ...stories },
};
const OWNERS: Content = {
  saturday: ownersSaturday,
  otherDays: [ownersFriday, ownersSunday],
  general: { ...ownersCalendar, ...ownersCelebration, ...ownersStories },
};

/** Which builds are read: those of the tests, or the one that is about to be deployed. */
const BUILDS: readonly (readonly [string, Content])[] = process.env.BUILD
  ? [[process.env.BUILD, OWNERS]]
  : [
      ['dist-embedded', TESTS],
      ['dist-content', OWNERS],
    ];

/** All that the site says by itself, on each backend. */
let vocabulary: readonly string[] = [];
beforeAll(async () => {
  // A test's own would bring React's build for development.
  vi.stubEnv('NODE_ENV', 'production');
  vocabulary = [...(await buildNeutral('embedded')), ...(await buildNeutral('emulators'))];
  vi.unstubAllEnvs();
}, 120_000);

const forbiddenIn = ({ saturday, otherDays, general }: Content) =>
  forbiddenBy(otherDays, [...textsIn(saturday), ...textsIn(general), ...vocabulary]);

describe.each(BUILDS)('The Saturday build %s', (folder, content) => {
  it('is there to be read', () => {
    const text = readBuild(folder)
      .map((file) => file.text)
      .join('\n');
    expect(text).toContain(content.saturday.title);
    expect(text).toContain(content.saturday.location);
  });

  it('says nothing of other days', () => {
    expect(leaksIn(readBuild(folder), forbiddenIn(content))).toEqual([]);
  });
});

describe('What the Saturday build must not say', () => {
  it('is what the days of the tests alone say: nothing of it has come into the code', () => {
    const { words, weekdays, phrases } = forbiddenIn(TESTS);
    for (const word of ['ceremony', 'dinner', 'brunch', 'bagels', 'fort', 'greene', 'vesper']) {
      expect(words).toContain(word);
    }
    expect([...weekdays]).toEqual(['Friday', 'FRIDAY', 'Sunday', 'SUNDAY']);
    expect(phrases).toContain(' a wine bar ');
    // What the Saturday says too, and what the site's code is full of.
    for (const word of ['party', 'under', 'start', 'come']) expect(words).not.toContain(word);
  });

  it.each([
    ['a script', 'assets/x.js', 'const a=1;\nlet b=`Brunch at ten`', 'assets/x.js:2 says "Brunch"'],
    ['a license', 'licenses.txt', 'MIT\n\nfort greene', 'licenses.txt:3 says "fort"'],
    ['a name', 'pictures/vesper-and-vine-600.webp', '', 'the name says "vesper"'],
    ['a folded line', 'a.ics', 'SUMMARY:The cere\r\n mony', 'a.ics:1 says "ceremony"'],
    ['a weekday', 'index.html', '<p>See you on Friday</p>', 'index.html:1 says "Friday"'],
    ['short words in a row', 'index.html', '<p>At a wine bar</p>', '"a wine bar"'],
  ])('is found in %s', (_, name, text, leak) => {
    const built = readBuild(BUILDS[0]?.[0] ?? '');
    const found = leaksIn([...built, { name, text }], forbiddenIn(TESTS));
    expect(found).toContainEqual(expect.stringContaining(leak));
  });

  it('is found as whole words, and not in the names of the record’s fields', () => {
    const text = 'ceremonyx, rsvp.friday, {sunday:`no`}';
    expect(leaksIn([{ name: 'x.js', text }], forbiddenIn(TESTS))).toEqual([]);
  });

  it('is not what the Saturday or the whole celebration says as well', () => {
    const saturdayWithCeremony = { ...saturday, description: 'Dancing after the ceremony.' };
    const { words } = forbiddenIn({ ...TESTS, saturday: saturdayWithCeremony });
    expect(words).not.toContain('ceremony');
    expect(words).toContain('brunch');
  });
});
