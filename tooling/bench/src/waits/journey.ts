import { celebration } from '@invitation/domain/fixtures/celebration';
import { decodePassword } from '@invitation/domain/gate/gate';
import type { BrowserContext, Page } from 'playwright';
import {
  openMeasuredPage,
  readVitals,
  recordPaints,
  timeFixedWork,
  waitForPaint,
} from '../browser/browser-page';
import { ORIGIN } from '../browser/serve-build';

const TYPING_MS = 2000;
const IDLE_MS = 500;
export const PASSWORD = 'input[type="password"]';
const NAME = 'input[name="name"]';

/** How long a new guest's way to the form takes, in milliseconds. */
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
export async function enterPassword(page: Page): Promise<void> {
  await waitForPaint(page, PASSWORD);
  await page.evaluate((field) => document.querySelector<HTMLElement>(field)?.focus(), PASSWORD);
  const password = decodePassword(celebration.password);
  await page.keyboard.type(password, { delay: TYPING_MS / password.length });
  await page.keyboard.press('Enter');
}

export async function measureJourney(context: BrowserContext): Promise<Journey> {
  const page = await openMeasuredPage(context);
  await recordPaints(page, PASSWORD, NAME);
  await page.goto(ORIGIN, { waitUntil: 'commit' });
  await enterPassword(page);
  const { submittedAt, paintedAt } = await waitForPaint(page, NAME);
  await waitUntilIdle(page);
  const { longestTask } = await readVitals(page, submittedAt, paintedAt);
  return {
    timeToForm: paintedAt - submittedAt,
    longestTask,
    fixedWork: await page.evaluate(timeFixedWork),
  };
}
