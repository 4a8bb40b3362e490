import { openEmbeddedBackend } from '@invitation/backend/embedded';
import { memoryStorage } from '@invitation/backend/memory-storage';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { FIXTURES, siteContent } from '../content/folder';
import { gateInDev } from './gate-in-dev';

/** What the page at an address leaves in the browser. */
function open(storage: Storage, address: string): void {
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
            setHeader: () => {},
            end: (text: string) => {
              html = text;
            },
          },
        ),
    },
  });
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  new Function('localStorage', 'location', script)(storage, { replace: () => {} });
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

it('keeps the own reply of whoever has tried the form', async () => {
  const storage = memoryStorage();
  const { rsvps, session } = openEmbeddedBackend({ storage: () => storage, days });
  const { uid } = await session.signInAnonymously();
  await rsvps.logRsvp(uid, { answers: { name: 'Ida' }, defaults: {}, seen: [null] });
  open(storage, '/?open=yes&to=/thank-you');
  open(storage, '/?open=yes&to=/');
  expect(await session.ready()).toMatchObject({ uid });
  expect(await rsvps.read(uid)).toMatchObject({ name: 'Ida' });
});
