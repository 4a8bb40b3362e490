import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { calendarFilePath } from '@invitation/domain/calendar/calendar';
import type { CelebrationEvent } from '@invitation/domain/event/event';
import { dayColours, nightColours } from '@invitation/domain/fixtures/colours';
import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import { sunday } from '@invitation/domain/fixtures/events/sunday';
import { PAGE_PATHS } from '@invitation/site/pages';
import { ROOT } from '@invitation/vite/root';
import { textOf } from './docs/repository';
import { expect, test, unlock } from './guest';
import { FULL, SATURDAY } from './sites';

const ROBOTS = /<meta name="robots" content="noindex, nofollow"\s*\/?>/;

/** The headers of every response. */
const SECURITY_HEADERS = [
  'content-security-policy',
  'referrer-policy',
  'x-content-type-options',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-robots-tag',
];

/** Unusual addresses: of pages, of files, and of neither. */
const ODD_ADDRESSES = [
  '/.x',
  '/..',
  '/../..',
  '/..%2f',
  '/%2e%2e/%2e%2e',
  '/.well-known/security.txt',
  '/a/.b',
  '/a/../b',
  '/a%2fb',
  '/a%5cb',
  '//',
  '//elsewhere.example/',
  '//elsewhere.example/%2e%2e',
  '/index.html',
  '/INDEX.HTML',
  '/Assets/x.js',
  '/thank-you.',
  '/thank-you...',
  '/thank-you/',
  '/a%0ab',
  '/%00',
  '/%',
  '/%zz',
  '/__/firebase/init.js',
  '/robots.txt',
  '/favicon.svg',
  '/licenses.txt',
  '/assets',
  '/assets/',
  '/assets/.x',
  '/assets/..%2f',
  '/assets/gone-12345678.js',
  '/pictures/none.avif',
  '/calendar/none.ics',
  '/calendar/.x',
  `/${`${'x'.repeat(200)}/`.repeat(15)}`,
];

/** Requests a path without normalizing it, unlike browsers and `fetch`. */
async function getRaw(site: string, path: string) {
  const { hostname, port } = new URL(site);
  const request = get({ hostname, port, path });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

const WORKSPACE = '@invitation/';

/** Packages that run while a site is built, and the packages of the other backends. */
const NOT_IN_BUILD = /^@vanilla-extract\/|^(culori|firebase|marked|temporal-polyfill|yaml)$/;

/** The packages that an app and its workspace packages depend on, without those that no embedded build contains. */
function bundledPackages(folder: string): string[] {
  const { dependencies = {} }: { readonly dependencies?: Record<string, string> } = JSON.parse(
    textOf(`${folder}/package.json`),
  );
  return Object.keys(dependencies)
    .filter((name) => !NOT_IN_BUILD.test(name))
    .flatMap((name) =>
      name.startsWith(WORKSPACE) ? bundledPackages(name.replace(WORKSPACE, 'packages/')) : [name],
    );
}

const securityHeaders = ({ headers }: Awaited<ReturnType<typeof getRaw>>) =>
  Object.fromEntries(SECURITY_HEADERS.map((name) => [name, headers[name]]));

for (const [app, site] of [
  ['full', FULL],
  ['saturday', SATURDAY],
] as const) {
  test.describe(`the hosting of ${app}`, () => {
    test('sends the page and its security headers for every path', async ({ request }) => {
      for (const path of [...PAGE_PATHS, '/nowhere/at-all']) {
        const response = await request.get(`${site}${path}`);
        expect(response.status()).toBe(200);
        expect(await response.text()).toContain('<div id="root"');
        expect(response.headers()).toMatchObject({
          'cache-control': 'no-cache',
          'content-security-policy': expect.stringMatching(
            /default-src 'none'.*script-src 'self' 'sha256-[^;]+';/,
          ),
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'permissions-policy': expect.stringContaining('camera=()'),
          'cross-origin-opener-policy': 'same-origin',
        });
      }
    });

    test('sends the security headers with every response', async () => {
      const expected = securityHeaders(await getRaw(site, '/'));
      expect(Object.values(expected)).not.toContain(undefined);
      for (const path of ODD_ADDRESSES) {
        expect(securityHeaders(await getRaw(site, path)), path).toEqual(expected);
      }
    });

    test('sends pages with no-cache for every address', async () => {
      for (const path of ODD_ADDRESSES) {
        const { text, headers } = await getRaw(site, path);
        if (text.includes('<div id="root"'))
          expect(headers['cache-control'], path).toBe('no-cache');
      }
    });

    test('asks search engines not to index any page or file', async () => {
      for (const path of [...PAGE_PATHS, '/nowhere/at-all', '/.x']) {
        expect((await getRaw(site, path)).text, path).toMatch(ROBOTS);
      }
      for (const path of ['/', '/nowhere/at-all', '/calendar/saturday.ics', '/favicon.svg']) {
        const { status, headers } = await getRaw(site, path);
        expect([status, headers['x-robots-tag']], path).toEqual([200, 'noindex, nofollow']);
      }
    });

    test('serves the licenses of all bundled packages as plain text', async () => {
      const { headers, text } = await getRaw(site, '/licenses.txt');
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      for (const name of bundledPackages(`apps/${app}`)) {
        expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\([\\w.-]+\\)$`, 'm'));
      }
      expect(text).toContain('SIL OPEN FONT LICENSE');
      expect(text).not.toMatch(
        /^.*(temporal|luxon|culori|marked|sharp|yaml|csv-stringify).* \d+\.\d+\.\d+ /m,
      );
    });

    test('allows only its own scripts, and no framing', async ({ request }) => {
      const policy = (await request.get(site)).headers()['content-security-policy'] ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|https?:)/);
      expect(policy).not.toContain('unsafe-eval');
    });

    test('lets browsers cache pictures for a day', async () => {
      const [picture] = readdirSync(`${ROOT}/apps/${app}/dist-embedded/pictures`, {
        recursive: true,
        encoding: 'utf8',
      }).filter((name) => name.endsWith('.avif'));
      const { status, headers } = await getRaw(site, `/pictures/${picture}`);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
    });

    test('lets browsers cache hashed files for a year, and responds to missing ones with 404', async ({
      request,
    }) => {
      const page = await (await request.get(site)).text();
      const [script] = page.match(/\/assets\/[^"]+\.js/) ?? [];
      const response = await request.get(`${site}${script}`);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await request.get(`${site}/assets/gone-12345678.js`)).status()).toBe(404);
    });
  });
}

for (const [app, site, events] of [
  ['full', FULL, [friday, saturday, sunday]],
  ['saturday', SATURDAY, [saturday]],
] as const) {
  const own: readonly CelebrationEvent[] = events;
  test(`${app} has calendar files only for its days`, async ({ request }) => {
    for (const days of [[friday], [saturday], [sunday], [saturday, sunday], own]) {
      const response = await request.get(`${site}${calendarFilePath(days)}`);
      // Nothing links to a file of several days that nobody is asked about.
      const isBuilt =
        days.every((day) => own.includes(day)) &&
        (days.length === 1 || days.some(({ asked }) => asked));
      expect(response.status()).toBe(isBuilt ? 200 : 404);
      if (!isBuilt) continue;
      expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      expect(response.headers()['cache-control']).toBe('no-cache');
      const identifiers = [...(await response.text()).matchAll(/^UID:(\w+)@/gm)].map(
        ([, day]) => day,
      );
      expect(identifiers).toEqual(days.map(({ day }) => day));
    }
  });
}

for (const [app, site, own, other] of [
  ['full', FULL, dayColours, nightColours],
  ['saturday', SATURDAY, nightColours, dayColours],
] as const) {
  test(`${app} contains only the colours of its theme`, async ({ request }) => {
    const css = await (await request.get(site)).text();
    expect(css).toContain(own.accent);
    expect(css).not.toContain(other.accent);
    expect(css).not.toContain(other.page);
    const icon = await (await request.get(`${site}/favicon.svg`)).text();
    expect(icon).toContain(`fill="${own.accent}"`);
  });
}

test('shows the form at /index.html and keeps the query', async ({ page }) => {
  await page.goto(`${FULL}/index.html?saturday=1`);
  await unlock(page);
  await expect(page).toHaveURL(`${FULL}/?saturday=1`);
  await expect(page.getByLabel('Saturday RSVP')).toBeVisible();
  await expect(page.getByLabel('Friday RSVP')).toBeHidden();
});
