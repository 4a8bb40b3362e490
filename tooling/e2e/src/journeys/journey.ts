import { writeFile } from 'node:fs/promises';
import { TODAY } from '@invitation/domain/fixtures/today.js';
import { test as base, expect } from '@playwright/test';
import type { Engine, Guest, Target } from '../engines/guest';
import { startEngine } from '../engines/start-engine';
import { type MockProxy, startMockProxy } from '../mock-proxy';
import { GATE_FLAG, PASSWORD } from '../password';
import { FULL } from '../sites';
import { embeddedReplies } from '../stored-rsvps';

export { expect };

export type EngineOption = { engineName: 'chromium' | 'firefox' | 'webkit' };

/** The error that Firefox reports for a picture whose page is left while the worker still loads it. */
const CANCELLED_PICTURE =
  /^Failed to load ‘\S+\/pictures\/\S+’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

/** `expectedErrors` are the console errors and warnings that a journey provokes. Any other one fails it. */
export const test = base.extend<
  {
    guest: Guest;
    openPhone: (site?: string) => Promise<Guest>;
    mockProxy: MockProxy;
    expectedErrors: RegExp[];
  },
  EngineOption & { engine: Engine | null }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  expectedErrors: [[], { option: true }],
  /** A proxy in front of the weekend's site. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  mockProxy: async ({}, use) => {
    const mockProxy = await startMockProxy(FULL);
    await use(mockProxy);
    mockProxy.close();
  },
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker' },
  ],
  guest: async ({ openPhone }, use) => use(await openPhone()),
  // Depends on the proxy, so that the guests leave before it closes.
  openPhone: async ({ engine, engineName, expectedErrors, mockProxy: _ }, use, info) => {
    if (engine === null) {
      const missing = `${engineName} is not installed, so its journeys did not run. "npx pnpm test" says how to install it.`;
      if (process.env.CI) throw new Error(missing);
      info.skip(true, missing);
      return;
    }
    const guests: Guest[] = [];
    const clockOffset = TODAY - Date.now();
    await use(async (site = FULL) => {
      const guest = await engine.newGuest(site, clockOffset);
      guests.push(guest);
      return guest;
    });
    const failed = info.status !== info.expectedStatus;
    for (const guest of guests) {
      if (failed) {
        const path = info.outputPath(`guest-${guests.indexOf(guest)}.png`);
        await writeFile(path, await guest.screenshot());
        await info.attach('screenshot', { path, contentType: 'image/png' });
      }
      await guest.leave();
    }
    const unexpected = guests
      .flatMap((guest) => guest.consoleErrors())
      .filter((text) => ![CANCELLED_PICTURE, ...expectedErrors].some((it) => it.test(text)));
    if (failed) await info.attach('console', { body: unexpected.join('\n') });
    else expect(unexpected, 'errors and warnings in the console').toEqual([]);
  },
});

export const button = (name: string): Target => ({ role: 'button', name });
export const label = (text: string): Target => ({ label: text });
export const heading = (name: string): Target => ({ role: 'heading', name });
export const PASSWORD_FIELD = label('Password');
export const NAME = label('Name(s) on Invite');
export const FRIDAY = label('Friday RSVP');
export const SATURDAY = label('Saturday RSVP');
export const DIET = label('Dietary Restrictions');
export const SAVE = button('Save RSVP');
export const STORY = { testId: 'story-viewer' } as const;
export const THANKS = heading('Thank you for RSVPing!');

/** `expect.poll` without its pauses of up to a second: a journey would spend most of its time in them. */
export const expectSoon = <Value>(read: () => Value | Promise<Value>, message?: string) =>
  expect.poll(read, { intervals: [100, 200], ...(message && { message }) });

export const expectVisible = (guest: Guest, target: Target) =>
  expectSoon(() => guest.count(target), JSON.stringify(target)).toBeGreaterThan(0);

export const expectGone = (guest: Guest, target: Target) =>
  expectSoon(() => guest.count(target), JSON.stringify(target)).toBe(0);

export const expectValue = (guest: Guest, target: Target, value: string) =>
  expectSoon(() => guest.value(target), JSON.stringify(target)).toBe(value);

export const expectAddress = (guest: Guest, path: string) =>
  expectSoon(async () => {
    const { pathname, search } = await guest.address();
    return pathname + search;
  }).toBe(path);

export async function unlock(guest: Guest): Promise<void> {
  await guest.fill(PASSWORD_FIELD, PASSWORD);
  await guest.click(button('Continue'));
}

/** Opens an address as a new guest, and types the password. */
export async function enter(guest: Guest, address: string): Promise<void> {
  await guest.open(address);
  await unlock(guest);
}

/** Unlocks the gate of a site, as on an earlier visit. */
export async function passGate(guest: Guest, site: string): Promise<void> {
  await guest.open(`${site}/licenses.txt`);
  await guest.evaluate((flag) => localStorage.setItem(flag, 'true'), GATE_FLAG);
}

/** Fills in the form, with yes for each day. */
export async function fillForm(guest: Guest, name: string): Promise<void> {
  await guest.fill(NAME, name);
  await guest.select(FRIDAY, 'yes');
  await guest.select(SATURDAY, 'yes');
  await guest.fill(DIET, 'No nuts');
}

/** Replies yes to every day of the weekend, and saves. */
export async function reply(guest: Guest, name: string): Promise<void> {
  await enter(guest, '/');
  await fillForm(guest, name);
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
}

export const focusedLabel = (guest: Guest): Promise<string | null> =>
  guest.evaluate(() => {
    const { activeElement } = document;
    const isField =
      activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement;
    return (isField && activeElement.labels?.[0]?.textContent) || null;
  });

export const storedReplies = (guest: Guest) => guest.evaluate(embeddedReplies);

/** Copies the embedded backend's documents into another browser. Both must show a page of the same origin. */
export async function shareDocuments(from: Guest, to: Guest): Promise<void> {
  const documents = await from.evaluate(() =>
    Object.entries(localStorage).filter(
      ([key]) => key.startsWith('embedded_') && key !== 'embedded_session',
    ),
  );
  await to.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text as string);
  }, documents);
}
