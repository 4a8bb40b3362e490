import { parseContent } from '@invitation/domain/build-time/parse-content';
import { textsIn } from '@invitation/domain/build-time/schema/texts-in';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { CONTENT, readFiles } from '@invitation/vite/content/folder';
import { describe, expect, it } from 'vitest';
import { rangeOf, readDocument, type ValuePath } from './documents';
import { withMoved, withValue } from './write-value';

const files = readFiles(CONTENT);
const fields = [...files]
  .filter(([file]) => file.endsWith('.yaml'))
  .flatMap(([file, text]) =>
    textsIn(readDocument(text).toJS()).map(([path]) => [file, path as ValuePath] as const),
  );

/** What people type, and what YAML gives a meaning to. */
const typed = fc.oneof(
  fc.constantFrom(
    'Drinks:',
    'First line:\nsecond line',
    '{',
    '[a',
    '"',
    "'",
    '"quoted" and more',
    "'quoted'",
    '# no',
    'a #b',
    '- item',
    '? a',
    '*a',
    '&a',
    '!a',
    '%a',
    '@a',
    '`a',
    '| a',
    '> a',
    '---',
    '...',
    'a: b',
    ' a ',
    '\ta',
    'a\n',
    'a\n\n\nb',
    ' a\nb',
    'a\r\nb',
    '',
    '~',
    'null',
    '0123',
    '1e3',
    '\\n',
    'Zoë 🎉',
    'a\u2028b',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.string({ maxLength: 12 }), { maxLength: 5 }).map((lines) => lines.join('\n')),
);

describe('a value that is written', () => {
  it('is the same when it is read again, whatever it is, and so is every other byte of the file', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), typed, ([file, path], value) => {
        const before = files.get(file) ?? '';
        const next = withValue(before, path, value);
        const read = readDocument(next);
        expect(read.errors).toEqual([]);
        expect(read.getIn(path)).toBe(value);
        const range = rangeOf(readDocument(before), path);
        expect(next.startsWith(before.slice(0, range?.valueStart))).toBe(true);
        expect(next.endsWith(before.slice(range?.end))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('may be new, and leaves all that was there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), typed, ([file, path], value) => {
        const before = files.get(file) ?? '';
        const place = [...path.slice(0, -1), typeof path.at(-1) === 'number' ? 2 : 'new'];
        const next = withValue(before, place, value);
        expect(readDocument(next).getIn(place)).toBe(value);
        const others = before.split('\n').filter((line) => !line.startsWith('postmark'));
        expect(next.split('\n')).toEqual(expect.arrayContaining(others));
      }),
      { numRuns: 200 },
    );
  });

  const list =
    'a: [x]\n# Ours\nlinks:\n  # One\n  - label: A\n    # Where\n    link: b # c\n\nlast: z\n';

  it.each([
    [['links', 1], { label: 'B', link: 'c' }, '    link: b # c\n  - label: B\n    link: c\n\nlast'],
    [['a', 1], 'y: z', 'a: [x, "y: z"]\n'],
    [['links', 0, 'label'], { 'pt-PT': 'A', de: 'B' }, '- label:\n      pt-PT: A\n      de: B\n'],
    [['new', 'list'], ['x', 'y'], 'last: z\nnew:\n  list:\n    - x\n    - y\n'],
    [
      ['links'],
      [{ label: 'C', link: 'b' }],
      '  # One\n  - label: C\n    # Where\n    link: b # c\n',
    ],
    [['last'], 'One:\n\ntwo', 'last: |-\n  One:\n\n  two\n'],
  ] as const)('keeps lists, comments and lines: %j', (path, value, expected) => {
    const next = withValue(list, path, value);
    expect(next).toContain(expected);
    expect(next.match(/#.*/g)).toEqual(list.match(/#.*/g));
  });

  it('begins an empty list with an item on its own line', () => {
    expect(withValue('# Ours\npictures: []\n', ['pictures', 0], { file: 'a', alt: '' })).toBe(
      '# Ours\npictures:\n  - file: a\n    alt: ""\n',
    );
  });

  it('may be moved in its list, with its comment', () => {
    const text = 'p:\n  # About the list\n  - a\n  # B’s\n  - b: 1\n    c: 2\n  - d\n# End\n';
    expect(withMoved(text, ['p', 1], 2)).toBe(
      'p:\n  # About the list\n  - a\n  - d\n  # B’s\n  - b: 1\n    c: 2\n# End\n',
    );
    expect(withMoved('p: [a, b, c] # x\n', ['p', 2], 0)).toBe('p: [c, a, b] # x\n');
  });

  it('may be any text of a whole content', () => {
    const title = 'Drinks: {at six}\n"late": [no]:';
    const texts = new Map(files).set(
      'celebration.yaml',
      withValue(files.get('celebration.yaml') ?? '', ['registry', 'text'], title),
    );
    expect(parseContent(texts).source?.celebration.registry?.text).toBe(title);
  });
});
