import { AxeBuilder } from '@axe-core/playwright';
import { shiftDate } from '@invitation/domain/fixtures/shift-date';
import { TODAY } from '@invitation/domain/fixtures/today.js';
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { GATE_FLAG, PASSWORD } from './password';

/**
 * @param origin whose scripts and requests to watch; default: all
 * @returns a list that grows with each error and warning
 */
export function watchConsole(
  page: Page,
  expectedErrors: readonly RegExp[] = [],
  origin = '',
): string[] {
  const consoleErrors: string[] = [];
  const record = (text: string, from: string) => {
    const isExpected = expectedErrors.some((expected) => expected.test(text));
    if (from.includes(origin) && !isExpected) consoleErrors.push(text);
  };
  page.on('pageerror', ({ message, stack = '' }) => record(message, stack));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      record(message.text(), message.location().url);
  });
  return consoleErrors;
}

/** Sets the date of pages that are opened later to `TODAY`. Playwright's clock would also replace timers, frames and measurements. */
export const showToday = (target: BrowserContext | Page) =>
  target.addInitScript(shiftDate, TODAY - Date.now());

/**
 * `expectedErrors`: the console errors and warnings that a test provokes. Any other one fails it.
 * `hasMockClock`: the test installs Playwright's clock, at a time of its choice.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; hasMockClock: boolean }>({
  expectedErrors: [[], { option: true }],
  hasMockClock: [false, { option: true }],
  async context({ context, hasMockClock }, use, { config }) {
    // The emulators use this machine's clock.
    if (!hasMockClock && config.metadata.backend === 'embedded') await showToday(context);
    await use(context);
  },
  async page({ page, expectedErrors }, use) {
    const consoleErrors = watchConsole(page, expectedErrors);
    await use(page);
    expect(consoleErrors, 'errors and warnings in the console').toEqual([]);
  },
});

/** Tests with animations, which are off otherwise. The journeys have them too. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };

export async function unlock(page: Page): Promise<void> {
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Unlocks the gate of the pages that are opened later, as on an earlier visit. */
export const passGate = (page: Page) =>
  page.addInitScript((flag) => localStorage.setItem(flag, 'true'), GATE_FLAG);

/** Opens a page as a guest who passed the gate on an earlier visit. */
export async function visitUnlocked(page: Page, address: string): Promise<void> {
  await passGate(page);
  await page.goto(address);
}

/** Stores a reply for the pages that are opened later, as if a guest had saved it on an earlier visit. */
export async function storeReply(page: Page, rsvp: object | string): Promise<void> {
  await passGate(page);
  await page.addInitScript(
    (text) => {
      localStorage.setItem('embedded_session', '{"uid":"ada"}');
      localStorage.setItem('embedded_rsvp_ada', text);
    },
    typeof rsvp === 'string' ? rsvp : JSON.stringify(rsvp),
  );
}

/** Fills in the form, with yes for each day. */
export async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name(s) on Invite').fill(name);
  for (const select of await page.getByRole('combobox', { name: /RSVP$/ }).all())
    await select.selectOption('yes');
  await page.getByLabel('Dietary Restrictions').fill('No nuts');
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save RSVP' }).click();

/** Expects that a toast covers none of the buttons. Measures in one step, because the toast might disappear before a second one. */
export async function expectBesideToast(page: Page, ...buttons: readonly string[]): Promise<void> {
  const toast = page.locator('[data-sonner-toast][data-mounted="true"]').first();
  const covered = await toast.evaluate(async (shown, names) => {
    await Promise.all(shown.getAnimations().map(({ finished }) => finished));
    const isFree = (name: string) => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === name,
      );
      if (!button) return false;
      const { left, top, bottom } = button.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) =>
        button.contains(document.elementFromPoint(left + 10, y)),
      );
    };
    return names.filter((name) => !isFree(name));
  }, buttons);
  expect(covered, 'buttons that are covered or away').toEqual([]);
}

export const expectThanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Thank you for RSVPing!' })).toBeVisible();

/** Expects that the page mentions no day that only guests of the weekend know. */
export const expectOnlySaturday = async (page: Page): Promise<void> =>
  expect(await page.locator('body').textContent()).not.toMatch(/Friday|Sunday|Ceremony|Brunch/i);

/** Presses Tab until an element has the focus, as a keyboard user would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

export async function reply(page: Page, name: string, address = '/'): Promise<void> {
  await page.goto(address);
  await unlock(page);
  await fillForm(page, name);
  await save(page);
  await expectThanks(page);
}

/** Holds requests to an address until `release` is called. @param body what the body of a held request matches */
export async function hold(target: Page | BrowserContext, address: string | RegExp, body = /^/) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let requests = 0;
  await target.route(address, async (route) => {
    if (body.test(route.request().postData() ?? '')) {
      requests += 1;
      await released;
    }
    await route.continue();
  });
  return { release, count: () => requests };
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
