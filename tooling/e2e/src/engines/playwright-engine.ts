import { shiftDate } from '@invitation/domain/fixtures/shift-date';
import {
  type BrowserType,
  expect,
  type LaunchOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { watchConsole } from '../guest';
import { type Engine, type Guest, type Target, TIMEOUT_MS, WINDOW } from './guest';

function locate(page: Page, target: Target): Locator {
  if ('role' in target) {
    const { role, ...options } = target;
    return page.getByRole(role, { ...options, exact: true });
  }
  if ('label' in target) {
    const group = target.in && page.getByRole('group', { name: target.in, exact: true });
    return (group || page).getByLabel(target.label, { exact: true });
  }
  if ('text' in target) return page.getByText(target.text, { exact: true });
  return page.getByTestId(target.testId);
}

export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    async newGuest(site, clockOffset) {
      const context = await browser.newContext({ viewport: WINDOW, baseURL: site });
      context.setDefaultTimeout(TIMEOUT_MS);
      await context.addInitScript(shiftDate, clockOffset);
      return guestAt(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function guestAt(page: Page): Guest {
  const consoleErrors = watchConsole(page);
  const find = (target: Target) => locate(page, target);
  const visible = (target: Target) => find(target).filter({ visible: true });
  // Playwright does not notice pages that Firefox restores from its back/forward cache.
  const address = () => page.evaluate(() => location.href);
  return {
    async open(address) {
      // Firefox may count a page twice that is opened while the one before it loads.
      await page.waitForLoadState('load');
      await page.goto(address, { waitUntil: 'commit' });
    },
    async reload() {
      await page.reload({ waitUntil: 'commit' });
    },
    async back() {
      const before = await address();
      // In a timer: an evaluation fails if its page ends before it.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(async () => expect(await address()).not.toBe(before)).toPass({
        timeout: TIMEOUT_MS,
      });
    },
    address: async () => new URL(await address()),
    click: (target) => find(target).click(),
    async fill(target, text) {
      // Types key by key: in Firefox ESR, React does not notice Playwright's `fill`.
      await find(target).press('ControlOrMeta+a');
      await find(target).pressSequentially(text);
    },
    async select(target, value) {
      await find(target).selectOption(value);
    },
    press: (key) => page.keyboard.press(key),
    count: (target) => visible(target).count(),
    value: async (target) => ((await find(target).count()) ? find(target).inputValue() : null),
    text: async (target) => ((await find(target).count()) ? find(target).textContent() : null),
    evaluate: <Result, Argument>(run: (argument: Argument) => Result, argument?: Argument) =>
      page.evaluate(run as (argument: unknown) => Result, argument),
    consoleErrors: () => consoleErrors,
    screenshot: () => page.screenshot(),
    leave: () => page.context().close(),
  };
}
