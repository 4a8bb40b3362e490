import { describe, expect, it } from 'vitest';
import { readTexts } from '../../src/fixtures/read-fixture.js';
import { parseContent } from '../parse-content';
import { listOf } from '../read/read-yaml';
import { warningsOf } from '../warnings';

type Edit = readonly [file: string, from: string | RegExp, to: string];

const C = 'celebration.yaml';
const FRIDAY = 'days/friday.yaml';
const SATURDAY = 'days/saturday.yaml';
/** The lines of a file with values that guests may learn later. */
const NOT_YET = /^(start|end|shownEnd|location|mapLink|description): .*\n/gm;

const edited = (name: 'weekend' | 'four-days', ...edits: readonly Edit[]) => {
  const texts = readTexts(name);
  for (const [file, from, to] of edits) {
    const text = texts.get(file) ?? '';
    expect(text).toMatch(from);
    texts.set(file, text.replace(from, to));
  }
  return parseContent(texts);
};
const dates = (yaml: string): Edit => [C, 'skyline: drawing', `${yaml}\nskyline: drawing`];
const faultsOf = (...edits: readonly Edit[]) =>
  listOf(edited('weekend', ...edits).faults)
    .split('\n')
    .filter(Boolean);

describe('The dates between phases', () => {
  it('are absent if the content sets none', () => {
    const { content } = edited('weekend');
    expect([content?.weekend.phases, content?.saturday?.phases]).toEqual([null, null]);
  });

  it('are the midnights of the celebration, and the end of the last day that a site shows', () => {
    const { content } = edited(
      'four-days',
      dates('repliesOpen: 2026-03-01\nafterwards: { album: https://album.example/marta }'),
    );
    expect(content?.weekend.phases).toEqual({
      repliesOpen: { date: 'Sunday, March 1, 2026', at: '2026-03-01T00:00:00Z' },
      afterwards: { at: '2026-06-14T23:00:00Z', album: 'https://album.example/marta' },
    });
    // The Saturday ends at 3am. Its site does not mention the weekday of another day.
    expect(content?.saturday?.phases).toEqual({
      repliesOpen: { date: 'March 1, 2026', at: '2026-03-01T00:00:00Z' },
      afterwards: { at: '2026-06-14T02:00:00Z', album: 'https://album.example/marta' },
    });
  });

  it('can be given as a date, with other words on the Saturday-only site', () => {
    const { content } = edited(
      'weekend',
      dates('afterwards: { date: 2025-10-20, text: What a weekend! }'),
      [C, /$/, 'saturday: { afterwards: { text: What a night! } }\n'],
    );
    expect(content?.weekend.phases?.afterwards).toEqual({
      at: '2025-10-20T04:00:00Z',
      text: 'What a weekend!',
    });
    expect(content?.saturday?.phases?.afterwards?.text).toBe('What a night!');
  });

  it('may have words for the Saturday-only site, which must not mention another day', () => {
    const own = 'saturday: { afterwards: { text: What a Friday! } }\n';
    expect(faultsOf(dates('afterwards: {}'), [C, /$/, own])).toEqual([
      expect.stringContaining('saturday.afterwards.text: mentions another day ("Friday")'),
    ]);
  });

  it('never end a party that runs past midnight', () => {
    const sunday = ['days/sunday.yaml', /^end: .*$/m, 'end: 2025-10-06T02:30'] as const;
    const { content } = edited('weekend', sunday, dates('afterwards: { date: 2025-10-06 }'));
    expect(content?.weekend.phases?.afterwards?.at).toBe('2025-10-06T06:30:00Z');
    // Its only day ends two days before.
    expect(content?.saturday?.phases?.afterwards?.at).toBe('2025-10-06T04:00:00Z');
  });

  it('include the date from which guests see their table, on both sites', () => {
    const { content } = edited('weekend', dates('tablesFrom: 2025-10-02'));
    expect(content?.weekend.tablesFrom).toBe('2025-10-02T04:00:00Z');
    expect(content?.saturday?.tablesFrom).toBe('2025-10-02T04:00:00Z');
    // Nothing else of the sites depends on it.
    expect(content?.weekend.phases).toBeNull();
    expect(edited('weekend').content?.weekend.tablesFrom).toBeNull();
  });

  it.each([
    ['tablesFrom: 2025-10-06', '27, tablesFrom: is after the last day, 2025-10-05.'],
    ['repliesOpen: 2025-10-03', '27, repliesOpen: is not before the first day, 2025-10-03.'],
    [
      'replyBy: { date: 2025-09-15, help: Call. }\nrepliesOpen: 2025-09-16',
      '28, repliesOpen: is after the last day for replies, 2025-09-15.',
    ],
    ['repliesOpen: soon', '27, repliesOpen: "soon" is not a date. Use the format 2025-10-03.'],
    [
      'afterwards: { date: 2025-10-05 }',
      '27, afterwards.date: is not after the last day, 2025-10-05.',
    ],
    ['afterwards: { album: photos }', '27, afterwards.album: is not an https: address.'],
    ['afterwards: { txt: Thanks }', '27, afterwards.txt: is unknown. Did you mean text?'],
    [
      'afterwards: { text: What a Friday! }',
      '27, afterwards.text: mentions another day ("Friday"), but guests of the Saturday-only site would read it.',
    ],
    [
      'afterwards: { album: https://album.example/our-friday }',
      '27, afterwards.album: mentions another day ("Friday"), but guests of the Saturday-only site would read it.',
    ],
  ])('%s is a fault', (yaml, fault) => {
    expect(faultsOf(dates(yaml))).toEqual([expect.stringContaining(`${C}:${fault}`)]);
  });
});

describe('Before replies open, a day', () => {
  const OPENS = dates('repliesOpen: 2025-06-02');

  it('needs no time, place and description, and is a whole day in calendars', () => {
    const { content, faults } = edited('weekend', OPENS, [SATURDAY, NOT_YET, '']);
    expect(faults).toEqual([]);
    expect(content?.saturday?.events[0]).toMatchObject({
      date: 'Saturday, October 4, 2025',
      time: '',
      location: '',
      mapLink: '',
      description: '',
      start: '2025-10-04T04:00:00Z',
      end: '2025-10-05T04:00:00Z',
      allDay: ['20251004', '20251005'],
    });
    expect(content?.weekend.events[0]).not.toHaveProperty('allDay');
  });

  it('needs all of them if replies are open from the start', () => {
    expect(faultsOf([SATURDAY, NOT_YET, ''])).toHaveLength(6);
  });

  it('needs both times or neither', () => {
    expect(faultsOf(OPENS, [FRIDAY, /^end: .*\n/m, ''])).toEqual([
      expect.stringContaining(`${FRIDAY}:6, start: is there without end.`),
    ]);
  });

  it('has the usual checks for the values that it has', () => {
    expect(faultsOf(OPENS, [FRIDAY, 'start: 16:45', 'start: late'])).toEqual([
      expect.stringContaining(`${FRIDAY}:6, start: "late" is not a time.`),
    ]);
  });

  it('is reported by the build with what it still lacks', () => {
    const parsed = edited('weekend', OPENS, [FRIDAY, /^(location|mapLink): .*\n/gm, '']);
    const sample = edited('weekend');
    const warnings = listOf(warningsOf(parsed, sample, new Date('2025-05-01T12:00:00Z')));
    expect(warnings).toContain(
      `${FRIDAY}: has no location, mapLink yet. Write this before replies open on 2025-06-02.`,
    );
  });
});

it('A site that says thank you is not out of date after the last day', () => {
  const parsed = edited('four-days', dates('afterwards: {}'));
  const later = new Date('2027-01-01T12:00:00Z');
  expect(listOf(warningsOf(parsed, edited('weekend'), later))).not.toContain('is over');
});
