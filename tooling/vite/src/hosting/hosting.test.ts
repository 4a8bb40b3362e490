import { describe, expect, it } from 'vitest';
import { FIXTURES, loadContent } from '../content/folder';
import { sitesOf } from '../content/sites';
import { firebaseConfiguration } from './hosting';

const configurationOfEmptyPages = (appCheck: boolean) => {
  const built = { page: '', appCheck };
  return firebaseConfiguration({ full: built, saturday: built, hosts: built });
};

describe('firebaseConfiguration', () => {
  it('gives all sites the same headers and rewrites, and the camera to hosts alone', () => {
    const { hosting } = configurationOfEmptyPages(false);
    expect(hosting.map((site) => [site.target, site.public])).toEqual([
      ['full', 'full'],
      ['saturday', 'saturday'],
      ['hosts', 'hosts'],
    ]);
    const [first, ...others] = hosting.map(({ target: _, public: __, ...shared }) => shared);
    const withoutCamera = (site: unknown) =>
      JSON.parse(JSON.stringify(site).replace('camera=(self)', 'camera=()'));
    for (const other of others) expect(withoutCamera(other)).toEqual(first);
    const cameras = hosting.map((site) => /camera=\([^)]*\)/.exec(JSON.stringify(site))?.[0]);
    expect(cameras).toEqual(['camera=()', 'camera=()', 'camera=(self)']);
  });

  it('leaves out the Saturday-only site if the content has none', () => {
    const built = { page: '', appCheck: false };
    const { hosting } = firebaseConfiguration({ full: built, hosts: built });
    expect(hosting.map(({ target }) => target)).toEqual(['full', 'hosts']);
    expect(sitesOf(loadContent(FIXTURES.replace('weekend', 'one-day')))).toEqual(['full', 'hosts']);
    expect(sitesOf(loadContent(FIXTURES))).toEqual(['full', 'saturday', 'hosts']);
  });

  it('chooses the language of a site in several, and rewrites nothing', () => {
    const built = { page: '<script>a()</script>', appCheck: false };
    const translations = [built.page, '<script>b()</script>'];
    const [one] = firebaseConfiguration({ full: built }).hosting;
    const [several] = firebaseConfiguration({ full: { ...built, translations } }).hosting;
    expect(one).not.toHaveProperty('i18n');
    expect(one).toHaveProperty('rewrites.length', 1);
    expect(several).toMatchObject({ i18n: { root: '/i18n' }, trailingSlash: false });
    expect(several).not.toHaveProperty('rewrites');
    const hashes = (site: typeof one) =>
      JSON.stringify(site)
        .match(/script-src[^;]*/)?.[0]
        .match(/sha256/g);
    expect([hashes(one), hashes(several)].map((found) => found?.length)).toEqual([1, 2]);
  });

  it('sets one policy for each site', () => {
    for (const { headers } of configurationOfEmptyPages(false).hosting) {
      const keys = headers.flatMap((rule) => rule.headers.map(({ key }) => key));
      expect(keys.filter((key) => key === 'Content-Security-Policy')).toHaveLength(1);
    }
  });

  it('uses only patterns that Firebase and the local server read alike', () => {
    const patterns = configurationOfEmptyPages(false).hosting.flatMap(({ headers }) =>
      headers.map((rule) => ('regex' in rule ? rule.regex : '')),
    );
    // Firebase uses RE2, and superstatic JavaScript. They differ in groups with a question mark and in back references.
    for (const pattern of patterns) expect(pattern).not.toMatch(/\(\?|\\\d/);
  });
});
