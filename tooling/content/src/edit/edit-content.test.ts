import { parseContent } from '@invitation/domain/build-time/parse-content';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { FIXTURES } from '@invitation/vite/content/folder';
import { describe, expect, it } from 'vitest';
import { openContentFolder } from '../files/content-folder';
import { type Edit, editFiles } from './edit-content';

const files = openContentFolder(FIXTURES).read();
const edit = (file: string, path: Edit['path'], value: Edit['value']): Edit => ({
  file,
  path,
  value,
});
const day = (name: string, value: Edit['value']) => edit('days/friday.yaml', [name], value);
const celebration = (name: string, value: Edit['value']) => edit('celebration.yaml', [name], value);

/** The lines of a file that differ, as a diff shows them. */
function changedLines(file: string, after: ReadonlyMap<string, string>): string[] {
  const before = (files.get(file) ?? '').split('\n');
  const lines = (after.get(file) ?? '').split('\n');
  return lines.filter((line) => !before.includes(line));
}

describe('edits', () => {
  it('change one value, and no other byte', () => {
    const { files: next, refused } = editFiles(files, [celebration('hosts', 'Zoë & Ida #2')]);
    expect(refused).toEqual([]);
    expect(changedLines('celebration.yaml', next)).toEqual(['hosts: "Zoë & Ida #2"']);
    expect([...next].filter(([file, text]) => files.get(file) !== text)).toHaveLength(1);
  });

  it('remove a value with its comment, and no other byte', () => {
    const { files: next, refused } = editFiles(files, [celebration('registry', null)]);
    expect(refused).toEqual([]);
    const before = files.get('celebration.yaml') ?? '';
    const registry = /# The thank-you page\.\nregistry:\n(?: .*\n)+/;
    expect(before).toMatch(registry);
    expect(next.get('celebration.yaml')).toBe(before.replace(registry, ''));
  });

  it('are written together where only one would be a fault', () => {
    const shown = [day('asked', 'no'), day('thankYouCard', 'yes')];
    expect(editFiles(files, [shown[0] as Edit]).refused).toHaveLength(1);
    expect(editFiles(files, shown)).toMatchObject({ refused: [], done: shown });
  });

  it.each([
    ['an end after midnight', [day('end', '02:00')], ['end: 2025-10-04T02:00']],
    ['an end before midnight', [day('end', '23:00')], ['end: 23:00']],
    [
      'a start later than the end',
      [day('start', '22:30')],
      ['start: 22:30', 'end: 2025-10-04T22:00'],
    ],
    [
      'another date',
      [day('end', '02:00'), day('date', '2025-10-10')],
      ['date: 2025-10-10', 'end: 2025-10-11T02:00'],
    ],
    ['a start that is no time', [day('start', '')], []],
  ])('write the end of a day with its date if it needs one: %s', (_, edits, lines) => {
    const { files: next } = editFiles(files, edits);
    expect(changedLines('days/friday.yaml', next)).toEqual(lines);
  });

  it('leave a faulty one out, and say why', () => {
    const good = [day('start', '23:00'), day('end', '23:30'), celebration('hosts', 'Zoë')];
    const { done, refused } = editFiles(files, [celebration('gateTitle', ''), ...good]);
    expect(done).toEqual(good);
    expect(refused).toEqual([
      {
        edit: celebration('gateTitle', ''),
        faults: [expect.objectContaining({ message: 'is empty. Write a text for guests.' })],
      },
    ]);
  });

  it('say what a value would break elsewhere', () => {
    const closing = edit('celebration.yaml', ['replyBy'], { date: '2025-10-01', help: 'Call us.' });
    const { files: next } = editFiles(files, [closing]);
    const { refused } = editFiles(next, [day('date', '2025-09-19')]);
    expect(refused[0]?.faults[0]?.field).toBe('replyBy.date');
  });

  it('add, move and remove items, files and groups', () => {
    const link = { label: 'A gift', link: 'https://example.com' };
    const steps: Edit[][] = [
      [edit('celebration.yaml', ['registry', 'links', 1], link)],
      [{ file: 'celebration.yaml', path: ['registry', 'links', 1], to: 0 }],
      [edit('celebration.yaml', ['registry', 'links', 1], null)],
      [edit('days/sunday.yaml', [], null)],
      [edit('questions.yaml', ['questions'], [{ id: 'song', label: 'A song?', kind: 'text' }])],
      [edit('celebration.yaml', ['calendar', 'domain'], 'zoe.example')],
    ];
    const last = steps.reduce(
      (before, edits) => {
        const { files: after, refused } = editFiles(before, edits);
        expect(refused).toEqual([]);
        return after;
      },
      files as ReadonlyMap<string, string>,
    );
    const { source } = parseContent(last);
    expect(source?.celebration.registry?.links).toEqual([link]);
    expect([...(source?.days.keys() ?? [])]).toEqual(['friday', 'saturday']);
    expect(source?.questions.map(({ id }) => id)).toEqual(['song']);
  });

  it('leave the time of a save-the-date out, and say what is missing before replies open', () => {
    const opens = celebration('repliesOpen', '2025-06-02');
    const clear = [day('start', null), day('end', null), day('location', null)];
    const { files: next, refused } = editFiles(files, [opens, ...clear]);
    expect(refused).toEqual([]);
    expect(next.get('days/friday.yaml')).not.toMatch(/^(start|end|location):/m);
    const { refused: again } = editFiles(next, [celebration('repliesOpen', null)]);
    expect(again[0]?.faults.map(({ file, field }) => [file, field])).toContainEqual([
      'days/friday.yaml',
      'start',
    ]);
  });

  it.each([
    '../outside.yaml',
    'pictures/x.avif',
    'days/../../x.yaml',
    '/etc/passwd',
    'skyline.svg',
  ])('write nothing but the files of the content: %s', (file) => {
    expect(() => editFiles(files, [edit(file, ['x'], '1')])).toThrow(
      'is not a file of the content',
    );
  });

  it('never write a new fault, whatever is typed in whatever order', () => {
    const text = fc.oneof(
      fc.constantFrom(
        '',
        ' ',
        '23:00',
        '9:30',
        '2025-10-03',
        'yes',
        'none',
        '{',
        '[',
        '# no',
        ': x',
        '*a',
        'a: b',
      ),
      fc.string({ maxLength: 30 }),
    );
    const name = fc.constantFrom(
      'title',
      'date',
      'start',
      'end',
      'shownEnd',
      'location',
      'mapLink',
      'guests',
      'label',
    );
    const place = fc.oneof(
      fc.tuple(
        fc.constantFrom('days/friday.yaml', 'days/sunday.yaml'),
        name.map((each) => [each]),
      ),
      fc.tuple(
        fc.constant('celebration.yaml'),
        fc.constantFrom(
          ['hosts'],
          ['password'],
          ['postmark'],
          ['registry', 'links', 0, 'link'],
          ['skyline'],
        ),
      ),
      fc.tuple(fc.constant('album.yaml'), fc.constant(['pictures', 2, 'caption'])),
    );
    const edits = fc.array(
      fc.tuple(place, text).map(([[file, path], value]) => edit(file, path as Edit['path'], value)),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(edits, (given) => {
        const { files: next, done, refused } = editFiles(files, given);
        expect(parseContent(next).faults).toEqual([]);
        expect(done.length + refused.length).toBe(given.length);
      }),
      // A busy machine takes seven times as long, and the limit is a minute.
      { numRuns: 40 },
    );
  });
});
