import { describe, expect, test } from 'vitest';
import { CITING_FILES, citationsIn, definedCodes } from './citations';
import { filesWith, textOf } from './repository';

const SPECIFICATION = 'docs/specification.md';
/** A section that does not exist. Written as one word, it would be a citation. */
const MISSING = `B${99}`;

const codesIn = (path: string, text: string) => citationsIn(path, text).map(({ code }) => code);

describe('citations', () => {
  test('are found in comments, in brackets and in Markdown', () => {
    expect(codesIn('x.ts', `/** What it does (A4, ${MISSING}). */`)).toEqual(['A4', MISSING]);
    expect(codesIn('x.ts', ` * The numbers of ${MISSING}`)).toEqual([MISSING]);
    expect(codesIn('x.ts', `const a = 1; // as ${MISSING} says`)).toEqual([MISSING]);
    expect(codesIn('x.ts', `test('keeps it (${MISSING})', run);`)).toEqual([MISSING]);
    expect(codesIn('x.yml', `run: x # ${MISSING}`)).toEqual([MISSING]);
    expect(codesIn('x.md', `As ${MISSING} says.`)).toEqual([MISSING]);
    expect(citationsIn('x.rules', `\n// (${MISSING})`)).toEqual([{ line: 2, code: MISSING }]);
  });

  test('are not found in values, URLs and code blocks', () => {
    expect(codesIn('x.ts', `const cell = '${MISSING}';`)).toEqual([]);
    expect(codesIn('x.ts', `const link = 'https://example.org/${MISSING}';`)).toEqual([]);
    expect(codesIn('x.md', `\`${MISSING}\`\n\`\`\`\n${MISSING}\n\`\`\``)).toEqual([]);
  });

  test('name sections of the specification', () => {
    const defined = definedCodes(textOf(SPECIFICATION));
    const citations = filesWith(CITING_FILES).flatMap((path) =>
      citationsIn(path, textOf(path)).map((citation) => ({ path, ...citation })),
    );
    const faults = citations
      .filter(({ code }) => !defined.has(code))
      .map(
        ({ path, line, code }) =>
          `${path}:${line} cites ${code}, which is not in ${SPECIFICATION}.`,
      );
    expect(faults).toEqual([]);
    expect(new Set(citations.map(({ path }) => path)).size).toBeGreaterThan(20);
  });
});
