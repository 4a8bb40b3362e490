import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorsOf, type Link, linksOf } from './markdown';
import { exists, filesWith, textOf } from './repository';

/** URLs, and pages of the repository on GitHub. */
const EXTERNAL = /^([a-z][a-z\d+.-]*:|\.\.\/\.\.\/actions\/)/i;

/** Returns what is wrong with a link, or `null` for a valid link. */
function faultOf(path: string, { target }: Link): string | null {
  const [file = '', anchor] = decodeURI(target).split('#');
  const linked = file === '' ? path : posix.join(posix.dirname(path), file);
  if (!exists(linked)) return `there is no ${linked}`;
  if (anchor === undefined || !linked.endsWith('.md')) return null;
  return anchorsOf(textOf(linked)).has(anchor) ? null : `${linked} has no heading "#${anchor}"`;
}

describe('Markdown', () => {
  test('gives headings the same anchors as GitHub', () => {
    const text =
      '# A `b` & c\n\n## 9. Keep it, if you like\n\n## [Link](x.md)\n\n## Link\n\n```\n# code\n```';
    expect([...anchorsOf(text)]).toEqual(['a-b--c', '9-keep-it-if-you-like', 'link', 'link-1']);
  });

  test('lists the targets of links and pictures', () => {
    expect(linksOf('[![x](a.svg)](b#c)\n`[no](link)`\n![y](d.png "title")')).toEqual([
      { line: 1, target: 'a.svg' },
      { line: 1, target: 'b#c' },
      { line: 3, target: 'd.png' },
    ]);
  });

  test('reports a link to a missing file or heading', () => {
    expect(faultOf('README.md', { line: 1, target: 'docs/missing.md' })).toMatch(/there is no/);
    expect(faultOf('docs/deploy.md', { line: 1, target: '#missing' })).toMatch(/has no heading/);
  });

  test('has only valid links', () => {
    const faults = filesWith(/\.md$/).flatMap((path) =>
      linksOf(textOf(path))
        .filter(({ target }) => !EXTERNAL.test(target))
        .flatMap((link) => {
          const fault = faultOf(path, link);
          return fault === null
            ? []
            : `${path}:${link.line} links to ${link.target}, but ${fault}.`;
        }),
    );
    expect(faults).toEqual([]);
  });
});
