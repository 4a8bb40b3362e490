import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { describe, expect, it } from 'vitest';
import { readDocument } from './documents';
import { withoutValue } from './remove-value';

/** A value as somebody may write it: below its name, with comments in it. */
const VALUES = [
  (name: string) => [`${name}: text`],
  (name: string) => [`${name}: "a # in quotes" # in ${name}`],
  (name: string) => [`${name}: [one, two]`],
  (name: string) => [`${name}:`, `  # in ${name}`, '  - one', '  - two', `  # in ${name}`],
  (name: string) => [`${name}:`, '- one', '- two'],
  (name: string) => [`${name}:`, `  inner: a`, `  # in ${name}`, `  other: b`],
  (name: string) => [`${name}: |`, `  # no comment in ${name}`, '', '  text'],
  (name: string) => [`${name}: a text`, '  of two lines'],
];

const files = fc
  .uniqueArray(fc.constantFrom('hosts', 'gifts', 'days', 'colours', 'note'), { minLength: 2 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.record({
          name: fc.constant(name),
          // Blocks of comments with blank lines between them. The last one is directly above the name.
          loose: fc.integer({ min: 0, max: 2 }),
          own: fc.integer({ min: 0, max: 2 }),
          blank: fc.boolean(),
          value: fc.constantFrom(...VALUES),
        }),
      ),
    ),
  );

const count = (length: number, text: (index: number) => string) =>
  Array.from({ length }, (_, index) => text(index));
const comments = (text: string) => text.split('\n').filter((line) => line.includes('#'));
/** Which comment is directly above each name. */
const above = (text: string, name: string) => {
  const lines = text.split('\n');
  return lines[lines.findIndex((line) => line.startsWith(`${name}:`)) - 1] ?? '';
};

describe('A value that goes', () => {
  it('takes the comments of its own, and no other; what stays keeps its lines and its comment', () => {
    fc.assert(
      fc.property(files, fc.nat(), fc.boolean(), (parts, choice, hasEnd) => {
        const gone = parts[choice % parts.length]?.name ?? '';
        const text = `${[
          '# About the file',
          '',
          ...parts.flatMap(({ name, loose, own, blank, value }, index) => [
            ...(blank && index > 0 ? [''] : []),
            ...count(loose, (each) => `# loose ${each} before ${name}\n`),
            ...count(own, (each) => `# own ${each} of ${name}`),
            ...value(name),
          ]),
          ...(hasEnd ? ['', '# The end'] : []),
        ].join('\n')}\n`;
        const rest = withoutValue(text, [gone]);
        const { [gone]: _, ...others } = readDocument(text).toJS();
        expect(readDocument(rest).toJS()).toEqual(others);
        const isOwn = (line: string) =>
          line.endsWith(`in ${gone}`) || (line.startsWith('# own') && line.endsWith(` of ${gone}`));
        expect(comments(rest)).toEqual(comments(text).filter((line) => !isOwn(line)));
        for (const { name } of parts.filter((part) => part.name !== gone)) {
          if (above(text, name).startsWith('#')) expect(above(rest, name)).toBe(above(text, name));
          else expect(above(rest, name)).not.toMatch(/^#/);
        }
        expect(rest).not.toMatch(/\n\n\n/);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves what the file, and a list, begin with', () => {
    const text = '# Schema\npictures:\n  # alt: what it shows\n  - a\n  # Rosa’s\n  - b\nlast: x\n';
    expect(withoutValue(text, ['pictures', 0])).toBe(text.replace('  - a\n', ''));
    expect(withoutValue(text, ['pictures', 1])).toBe(text.replace('  # Rosa’s\n  - b\n', ''));
    expect(withoutValue(text, ['pictures'])).toBe('# Schema\nlast: x\n');
    expect(withoutValue(text, ['last'])).toBe(text.replace('last: x\n', ''));
  });

  it('may be in a group that is written in one line, or the last of it', () => {
    expect(withoutValue('a: { b: x, c: y } # both\n', ['a', 'b'])).toBe('a: { c: y } # both\n');
    expect(withoutValue('# Both\na:\n  # One\n  b: x\n', ['a', 'b'])).toBe('# Both\na: {}\n');
  });
});
