import { stories } from '@invitation/domain/fixtures/stories';
import { buildWorker } from '@invitation/vite/bundle/service-worker';
import type { Guest } from './engines/guest';
import {
  button,
  expect,
  expectGone,
  expectSoon,
  expectVisible,
  STORY,
  THANKS,
  test,
} from './journeys/journey';
import {
  cacheNames,
  hasWorker,
  keptFiles,
  keptPictures,
  registrations,
  replyThrough,
} from './journeys/kept-site';
import { answer, notFound, redirected } from './mock-proxy';
import { SATURDAY as SATURDAY_SITE } from './sites';

const FRIDAY_LINK = { role: 'link', name: 'Friday: Add to Google Calendar' } as const;

const builds = async (guest: Guest) =>
  (await cacheNames(guest)).filter((name) => name.startsWith('site-'));

/** Lets the browser look for a new deployment, as it does on a visit, while the page stays open. */
async function update(guest: Guest): Promise<void> {
  await guest.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // The update fails if a portal's page is served instead of the worker.
    await registration?.update().catch(() => {});
  });
  const isInstalling = () =>
    guest.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return Boolean(registration?.installing);
    });
  await expectSoon(isInstalling).toBe(false);
}

test.use({ expectedErrors: [/load|fetch|connection/i] });

test('a broken deployment is never kept, and an open page goes on after the next one', async ({
  guest,
  mockProxy,
}) => {
  const { origin } = mockProxy;
  await replyThrough(guest, mockProxy);
  const [first] = await builds(guest);

  // Another build, which has none of the first one's files.
  mockProxy.site = SATURDAY_SITE;
  const portal = answer('text/html', '<h1>Welcome to our Wi-Fi</h1>');
  for (const fault of [notFound('assets'), redirected, portal]) {
    mockProxy.replace(/^\/assets\//, fault);
    await update(guest);
    expect(await builds(guest)).toEqual([first]);
  }
  mockProxy.replace(/^\/assets\//, null);
  mockProxy.replace(/./, portal);
  await update(guest);
  expect(await builds(guest)).toEqual([first]);
  mockProxy.isOffline = true;
  await guest.open(`${origin}/thank-you`);
  await expectVisible(guest, FRIDAY_LINK);

  mockProxy.isOffline = false;
  mockProxy.replace(/./, null);
  await update(guest);
  await expectSoon(() => builds(guest)).toHaveLength(2);
  await guest.click(button('View Highlights'));
  await expectVisible(guest, STORY);
  await guest.open(`${origin}/thank-you`);
  await expectVisible(guest, THANKS);
  await expectGone(guest, FRIDAY_LINK);
  mockProxy.isOffline = true;
  await guest.open(`${origin}/thank-you`);
  await expectVisible(guest, THANKS);
  await expectGone(guest, FRIDAY_LINK);
});

test('an emptied copy is made again, and a switch-off removes all of it', async ({
  guest,
  mockProxy,
}) => {
  const { origin } = mockProxy;
  await replyThrough(guest, mockProxy);
  const kept = await keptFiles(guest);
  expect(kept).toBeGreaterThan(0);
  await guest.evaluate(async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  });
  await guest.open(`${origin}/thank-you`);
  await expectSoon(() => keptFiles(guest)).toBe(kept);
  // This page may still load files from the network, and would reload itself without them. The next one has the copy.
  await guest.open(`${origin}/thank-you`);
  mockProxy.isOffline = true;
  await guest.open(`${origin}/thank-you`);
  await expectVisible(guest, THANKS);

  mockProxy.isOffline = false;
  // A browser does not look for a new worker while this one still loads the album.
  await guest.open(`${origin}/thank-you`);
  const album = stories.length;
  await expectSoon(async () => (await keptPictures(guest)).length).toBeGreaterThanOrEqual(album);
  const code = await buildWorker('off', '', []);
  // Chromium does not look again while it still looks for the worker of this visit.
  await update(guest);
  mockProxy.replace(/^\/service-worker\.js$/, answer('text/javascript', code));
  await update(guest);
  await expectSoon(() => registrations(guest)).toBe(0);
  await expectSoon(() => cacheNames(guest)).toEqual([]);
  await guest.reload();
  await expectVisible(guest, FRIDAY_LINK);
  expect(await hasWorker(guest)).toBe(false);
});
