import { openEmbeddedBackend } from '@invitation/backend/embedded';
import { memoryStorage } from '@invitation/backend/memory-storage';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { FIXTURES, siteContent } from '../content/folder';
import { gateInDev } from './gate-in-dev';
import { NOW_KEY, PLACE_KEY } from './studio-frame';

/** What the page at an address leaves in the browser. */
function open(
  storage: Storage,
  address: string,
  session = memoryStorage(),
  headers = new Map<string, string>(),
): string {
  const { configureServer } = gateInDev('full', FIXTURES) as Plugin & {
    readonly configureServer: (server: unknown) => void;
  };
  let html = '';
  configureServer({
    config: { define: { 'import.meta.env.VITE_BACKEND': '"embedded"' } },
    middlewares: {
      use: (_: string, handle: (request: unknown, response: unknown) => void) =>
        handle(
          { url: address },
          {
            setHeader: (name: string, value: string) => headers.set(name, value),
            end: (text: string) => {
              html = text;
            },
          },
        ),
    },
  });
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  let next = '';
  const location = {
    replace: (to: string) => {
      next = to;
    },
  };
  new Function('localStorage', 'sessionStorage', 'location', script)(storage, session, location);
  return next;
}

const days = siteContent('full', FIXTURES).events;

it.each([
  ['yes', '/?open=yes&to=/thank-you'],
  ['no', '/?open=yes&to=/thank-you&reply=no'],
])(
  'shows the thank-you page with a sample of a %s, and the form without',
  async (answer, address) => {
    const storage = memoryStorage();
    open(storage, address);
    const { rsvps, session } = openEmbeddedBackend({ storage: () => storage, days });
    const user = await session.ready();
    const reply = await rsvps.read(user?.uid ?? '');
    const [first] = days.filter(({ asked }) => asked);
    expect(reply).toMatchObject({ name: 'Alex & Kim', [first?.day ?? '']: answer });
    open(storage, '/?open=yes&to=/');
    expect(await session.ready()).toBeNull();
  },
);

it('keeps the reply of somebody who has tried the form', async () => {
  const storage = memoryStorage();
  const { rsvps, session } = openEmbeddedBackend({ storage: () => storage, days });
  const { uid } = await session.signInAnonymously();
  await rsvps.logRsvp(uid, { answers: { name: 'Ida' }, defaults: {}, seen: [null] });
  open(storage, '/?open=yes&to=/thank-you');
  open(storage, '/?open=yes&to=/');
  expect(await session.ready()).toMatchObject({ uid });
  expect(await rsvps.read(uid)).toMatchObject({ name: 'Ida' });
});

it('opens a page in a language, as if on another day, and at its last scroll position', () => {
  const session = memoryStorage();
  const to = '/?open=yes&to=/thank-you';
  const now = '2026-01-01T12:00:00.000Z';
  const headers = new Map<string, string>();
  expect(open(memoryStorage(), `${to}&now=${now}&language=pt-PT`, session, headers)).toBe(
    '/thank-you#language=pt-PT',
  );
  expect(headers.get('Set-Cookie')).toBe('firebase-language-override=pt; Path=/; SameSite=Lax');
  expect(session.getItem(NOW_KEY)).toBe(now);
  session.setItem(PLACE_KEY, '300');
  expect(open(memoryStorage(), to, session)).toBe('/thank-you');
  expect([session.getItem(NOW_KEY), session.getItem(PLACE_KEY)]).toEqual([null, '300']);
  open(memoryStorage(), '/?open=yes&to=/', session);
  expect(session.getItem(PLACE_KEY)).toBeNull();
});
