import * as LANGUAGES from '@invitation/domain/words/languages';
import { HOSTS_LANGUAGES } from '@invitation/domain/words/run-time';
import { PAGE_PATHS } from '@invitation/site/pages';
import { describe, expect, it } from 'vitest';
import { filesWith, textOf } from './repository';

const English = new Intl.DisplayNames('en', { type: 'language' });
/** The names of languages, without their countries. */
const namesOf = (tags: readonly string[]) => [
  ...new Set(tags.map((tag) => English.of(new Intl.Locale(tag).language))),
];

// No type check notices when somebody forgets one of these steps.
describe('after a recipe of CONTRIBUTING.md', () => {
  it.each(namesOf(Object.keys(LANGUAGES)))('the README names %s', (name) => {
    expect(textOf('README.md')).toContain(name);
  });

  it.each(namesOf(HOSTS_LANGUAGES))('the guide for hosts names %s', (name) => {
    expect(textOf('docs/hosts.md')).toContain(name);
  });

  it.each(PAGE_PATHS)('the page for guests at %s has a story', (path) => {
    expect(textOf('packages/site/src/app/pages.stories.tsx')).toContain(`address: '${path}'`);
  });

  const hostsPages = filesWith(/^apps\/hosts\/src\/pages\/.*\.tsx$/);
  it.each([...new Set(hostsPages.map((file) => file.split('/')[4] ?? ''))])(
    'the page for hosts in pages/%s has a story',
    (folder) => {
      const own = hostsPages.filter((file) => file.includes(`/pages/${folder}/`));
      const isOnScreens = textOf('apps/hosts/src/shell/screens.stories.tsx').includes(
        `'/${folder}'`,
      );
      expect(isOnScreens || own.some((file) => file.endsWith('.stories.tsx'))).toBe(true);
    },
  );

  const backends = [
    'packages/backend/src/load-backend.ts',
    'apps/hosts/src/model/backend/load-hosts-backend.ts',
  ].flatMap((file) =>
    [...textOf(file).matchAll(/import\('\.\/(\w+)\/\1(-hosts)?'\)/g)].map(
      ([, name, side = '']) => `${name}${side}`,
    ),
  );
  it.each(backends)('%s.test.ts calls the contract tests', (name) => {
    expect(backends.length).toBeGreaterThanOrEqual(4);
    const tests = filesWith(/^(packages\/backend|apps\/hosts)\/.*\.test\.ts$/)
      .filter((file) => file.endsWith(`/${name}.test.ts`))
      .map(textOf);
    expect(tests.join()).toMatch(/\btest(Hosts)?Backend\(/);
  });
});
