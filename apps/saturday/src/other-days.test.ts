import * as contentCalendar from '@invitation/domain/content/calendar';
import * as contentCelebration from '@invitation/domain/content/celebration';
import { friday as contentFriday } from '@invitation/domain/content/events/friday';
import { saturday as contentSaturday } from '@invitation/domain/content/events/saturday';
import { sunday as contentSunday } from '@invitation/domain/content/events/sunday';
import * as contentReplyBy from '@invitation/domain/content/reply-by';
import * as contentStories from '@invitation/domain/content/stories';
import type { CelebrationEvent, Day } from '@invitation/domain/event';
import * as calendar from '@invitation/domain/fixtures/calendar';
import * as celebration from '@invitation/domain/fixtures/celebration';
import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import { sunday } from '@invitation/domain/fixtures/events/sunday';
import * as replyBy from '@invitation/domain/fixtures/reply-by';
import * as stories from '@invitation/domain/fixtures/stories';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWithPlaceholders, readBuild } from './testing/builds';
import { forbiddenTexts, leaksIn, textsIn } from './testing/leaks';

/** Every day that the site does not have. */
type OtherDays = Record<Exclude<Day, 'saturday'>, CelebrationEvent>;

interface Content {
  readonly saturday: CelebrationEvent;
  readonly otherDays: readonly CelebrationEvent[];
  /** The content that does not depend on the days. */
  readonly general: object;
}

const FIXTURES: Content = {
  saturday,
  otherDays: Object.values({ friday, sunday } satisfies OtherDays),
  general: { ...calendar, ...celebration, ...replyBy, ...stories },
};
const CONTENT: Content = {
  saturday: contentSaturday,
  otherDays: Object.values({
    friday: contentFriday,
    sunday: contentSunday,
  } satisfies OtherDays),
  general: { ...contentCalendar, ...contentCelebration, ...contentReplyBy, ...contentStories },
};

/** The deployment check sets BUILD to the folder of the build for guests. */
const BUILDS: readonly (readonly [string, Content])[] = process.env.BUILD
  ? [[process.env.BUILD, CONTENT]]
  : [
      ['dist-embedded', FIXTURES],
      ['dist-content', CONTENT],
    ];

/** The texts that come from the code, with each backend. */
let codeTexts: readonly string[] = [];
beforeAll(async () => {
  // Vitest sets NODE_ENV to `test`, which selects the development build of React.
  vi.stubEnv('NODE_ENV', 'production');
  codeTexts = [
    ...(await buildWithPlaceholders('embedded')),
    ...(await buildWithPlaceholders('emulators')),
  ];
  vi.unstubAllEnvs();
}, 120_000);

const forbiddenFor = ({ saturday, otherDays, general }: Content) =>
  forbiddenTexts(otherDays, [...textsIn(saturday), ...textsIn(general), ...codeTexts]);

describe.each(BUILDS)('The Saturday build %s', (folder, content) => {
  it('contains the Saturday', () => {
    const text = readBuild(folder)
      .map((file) => file.text)
      .join('\n');
    expect(text).toContain(content.saturday.title);
    expect(text).toContain(content.saturday.location);
  });

  it('contains nothing of other days', () => {
    expect(leaksIn(readBuild(folder), forbiddenFor(content))).toEqual([]);
  });
});

describe('A forbidden text', () => {
  it('is a text of another day that is not in the code', () => {
    const { words, weekdays, phrases } = forbiddenFor(FIXTURES);
    for (const word of ['ceremony', 'dinner', 'brunch', 'bagels', 'fort', 'greene', 'vesper']) {
      expect(words).toContain(word);
    }
    expect([...weekdays]).toEqual(['Friday', 'FRIDAY', 'Sunday', 'SUNDAY']);
    expect(phrases).toContain(' a wine bar ');
    // Words of the Saturday or of the code.
    for (const word of ['party', 'under', 'start', 'come']) expect(words).not.toContain(word);
  });

  it.each([
    [
      'a script',
      'assets/x.js',
      'const a=1;\nlet b=`Brunch at ten`',
      'assets/x.js:2 contains "Brunch"',
    ],
    ['a license', 'licenses.txt', 'MIT\n\nfort greene', 'licenses.txt:3 contains "fort"'],
    ['a name', 'pictures/vesper-and-vine-600.webp', '', 'the name contains "vesper"'],
    ['a folded line', 'a.ics', 'SUMMARY:The cere\r\n mony', 'a.ics:1 contains "ceremony"'],
    ['a weekday', 'index.html', '<p>See you on Friday</p>', 'index.html:1 contains "Friday"'],
    ['a phrase of short words', 'index.html', '<p>At a wine bar</p>', '"a wine bar"'],
  ])('is found in %s', (_, name, text, leak) => {
    const built = readBuild(BUILDS[0]?.[0] ?? '');
    const found = leaksIn([...built, { name, text }], forbiddenFor(FIXTURES));
    expect(found).toContainEqual(expect.stringContaining(leak));
  });

  it('matches whole words only, and not the field names of a record', () => {
    const text = 'ceremonyx, rsvp.friday, {sunday:`no`}';
    expect(leaksIn([{ name: 'x.js', text }], forbiddenFor(FIXTURES))).toEqual([]);
  });

  it('is not a text that the Saturday contains too', () => {
    const saturdayWithCeremony = { ...saturday, description: 'Dancing after the ceremony.' };
    const { words } = forbiddenFor({ ...FIXTURES, saturday: saturdayWithCeremony });
    expect(words).not.toContain('ceremony');
    expect(words).toContain('brunch');
  });
});
