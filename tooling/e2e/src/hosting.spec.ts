import { calendarFilePath } from '@invitation/domain/calendar';
import { dayColours, nightColours } from '@invitation/domain/content/colours';
import { friday } from '@invitation/domain/content/events/friday';
import { saturday } from '@invitation/domain/content/events/saturday';
import { sunday } from '@invitation/domain/content/events/sunday';
import { policyFor } from '@invitation/hosting/policy';
import { expect, test } from './guest';
import { FULL, SATURDAY } from './sites';

for (const site of [FULL, SATURDAY]) {
  test.describe(`the hosting of ${site}`, () => {
    test('sends the page for every address, to be asked for anew each time', async ({
      request,
    }) => {
      for (const path of ['/', '/thank-you', '/our-story', '/nowhere/at-all']) {
        const answer = await request.get(`${site}${path}`);
        expect(answer.status()).toBe(200);
        expect(await answer.text()).toContain('<div id="root">');
        expect(answer.headers()).toMatchObject({
          'cache-control': 'no-cache',
          'content-security-policy': expect.stringMatching(
            /default-src 'none'.*script-src 'self' 'sha256-[^;]+';/,
          ),
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'permissions-policy': expect.stringContaining('camera=()'),
        });
      }
    });

    test('allows no script but its own files, and no frame around it', async ({ request }) => {
      const policy = (await request.get(site)).headers()['content-security-policy'] ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|https?:)/);
      expect(policy).not.toContain('unsafe-eval');
    });

    test('allows what stands in its page by the hash of it', async ({ request }) => {
      const answer = await request.get(site);
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect(
        policyFor(await answer.text(), policy),
        'The pages have changed: run `npx pnpm headers` and commit firebase.json.',
      ).toBe(policy);
    });

    test('lets hashed files be kept for ever, and says when one is gone', async ({ request }) => {
      const page = await (await request.get(site)).text();
      const [script] = page.match(/\/assets\/[^"]+\.js/) ?? [];
      const answer = await request.get(`${site}${script}`);
      expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await request.get(`${site}/assets/gone-12345678.js`)).status()).toBe(404);
    });
  });
}

for (const [site, events] of [
  [FULL, [friday, saturday, sunday]],
  [SATURDAY, [saturday]],
] as const) {
  test(`${site} has calendar files of exactly its days`, async ({ request }) => {
    for (const day of ['friday', 'saturday', 'sunday', 'celebration'] as const) {
      const answer = await request.get(`${site}${calendarFilePath(day)}`);
      const own = events.filter((event) => day === 'celebration' || event.day === day);
      expect(answer.status()).toBe(own.length > 0 ? 200 : 404);
      if (own.length === 0) continue;
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      expect(answer.headers()['cache-control']).toBe('no-cache');
      const identifiers = [...(await answer.text()).matchAll(/^UID:(\w+)@/gm)].map(
        ([, day]) => day,
      );
      expect(identifiers).toEqual(own.map(({ day }) => day));
    }
  });
}

for (const [site, own, other] of [
  [FULL, dayColours, nightColours],
  [SATURDAY, nightColours, dayColours],
] as const) {
  test(`${site} brings the colours of its own light alone`, async ({ request }) => {
    const css = await (await request.get(site)).text();
    expect(css).toContain(own.accent);
    expect(css).not.toContain(other.accent);
    expect(css).not.toContain(other.page);
  });
}
