import { celebration } from '@invitation/domain/fixtures/celebration';
import { decodePassword } from '@invitation/domain/gate';
import type { BrowserContext, Page } from 'playwright';
import { openMeasuredPage, recordTimes, timeFixedWork, waitForPaint } from './browser-page';
import { ORIGIN } from './serve-build';

/** How long the guest types the password. */
const TYPING_MS = 2000;
const IDLE_MS = 500;
const PASSWORD = 'input[type="password"]';
const NAME = 'input[name="name"]';

/** What a new guest's way to the form costs, in milliseconds. */
export interface Journey {
  /** From Continue to the painted form. */
  readonly timeToForm: number;
  /** From Continue to the painted form. */
  readonly longestTask: number;
  /** A fixed piece of work on the same machine. Other times are compared with it. */
  readonly fixedWork: number;
}

export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MS);
}

/** Uses only the keyboard, because the script of Playwright's locators in the page would be measured too. */
export async function measureJourney(context: BrowserContext): Promise<Journey> {
  const { page, readVitals } = await openMeasuredPage(context, ORIGIN);
  await recordTimes(page, PASSWORD, NAME);
  await page.goto(ORIGIN, { waitUntil: 'commit' });
  await waitForPaint(page, PASSWORD);
  await page.evaluate((field) => document.querySelector<HTMLElement>(field)?.focus(), PASSWORD);
  const password = decodePassword(celebration.password);
  await page.keyboard.type(password, { delay: TYPING_MS / password.length });
  await page.keyboard.press('Enter');
  const { submitted, painted } = await waitForPaint(page, NAME);
  await waitUntilIdle(page);
  const [from, to] = [Number(submitted[0]), Number(painted[NAME])];
  const { longestTask } = await readVitals(from, to);
  return {
    timeToForm: to - from,
    longestTask,
    fixedWork: await page.evaluate(timeFixedWork),
  };
}
