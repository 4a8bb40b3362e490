import { celebration } from '@invitation/domain/fixtures/celebration';
import { decodePassword } from '@invitation/domain/gate';
import type { BrowserContext, Page } from 'playwright';
import { openMeasuredPage, recordTimes, timeFixedWork, waitForPaint } from './browser-page';
import { ORIGIN } from './serve-build';

/** How long the guest types the password. */
const TYPING_MS = 2000;
const IDLE_MS = 500;
const POLL_INTERVAL_MS = 50;
const POLL_COUNT = 200;
const NAME = 'input[name="name"]';
export const REPLY = { name: 'Ada', friday: 'yes', saturday: 'yes' };

/** What a new guest's visit to all pages costs. Script sizes are in kilobytes after compression. */
export interface Journey {
  /** From Continue to the painted form, in milliseconds. */
  readonly timeToForm: number;
  /** In milliseconds. */
  readonly longestTask: number;
  /** A fixed piece of work on the same machine, in milliseconds. Other times are compared with it. */
  readonly fixedWork: number;
  readonly scriptUpToRsvp: number;
  readonly scriptOfThankYou: number;
  readonly scriptOfStory: number;
}

export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE_MS);
}

/**
 * Visits all pages as a new guest. Uses only the mouse and the keyboard, because the script of Playwright's locators in
 * the page would be measured too.
 */
export async function measureJourney(context: BrowserContext): Promise<Journey> {
  const { page, transfer, readVitals } = await openMeasuredPage(context, ORIGIN);
  await recordTimes(page, NAME);
  await page.goto(ORIGIN, { waitUntil: 'commit' });
  await click(page, 'input[type="password"]');
  const password = decodePassword(celebration.password);
  await page.keyboard.type(password, { delay: TYPING_MS / password.length });
  await click(page, 'button[type="submit"]');
  const { submitted, painted } = await waitForPaint(page, NAME);
  // A click during the transition has no effect.
  await waitUntilIdle(page);
  await click(page, NAME);
  await page.keyboard.type(REPLY.name, { delay: 100 });
  for (const answer of [REPLY.friday, REPLY.saturday]) {
    await page.keyboard.press('Tab');
    while (!(await page.evaluate(() => document.activeElement?.matches('select')))) {
      await page.keyboard.press('Tab');
    }
    // Typing selects the option with this text.
    await page.keyboard.type(answer);
  }
  await waitUntilIdle(page);
  const scriptUpToRsvp = transfer.script;
  await click(page, 'button[type="submit"]');
  await findCentre(page, 'img');
  await waitUntilIdle(page);
  const scriptOfThankYou = transfer.script - scriptUpToRsvp;
  await click(page, 'button', 'View Highlights');
  await findCentre(page, '[data-testid="story-viewer"]');
  await waitUntilIdle(page);
  const { longestTask } = await readVitals();
  return {
    timeToForm: Number(painted[NAME]) - Number(submitted[0]),
    longestTask,
    fixedWork: await page.evaluate(timeFixedWork),
    scriptUpToRsvp: scriptUpToRsvp / 1000,
    scriptOfThankYou: scriptOfThankYou / 1000,
    scriptOfStory: (transfer.script - scriptUpToRsvp - scriptOfThankYou) / 1000,
  };
}

/** Waits for the first element that matches and contains the text, scrolls to it and returns its centre. */
async function findCentre(
  page: Page,
  selector: string,
  text = '',
): Promise<{ x: number; y: number }> {
  for (let attempt = 0; attempt < POLL_COUNT; attempt++) {
    const centre = await page.evaluate(
      ([selector, text]) => {
        const element = [...document.querySelectorAll(selector)].find((element) =>
          element.textContent?.includes(text),
        );
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      [selector, text] as const,
    );
    if (centre) return centre;
    await page.waitForTimeout(POLL_INTERVAL_MS);
  }
  throw new Error(`The page has no element ${selector} with the text "${text}".`);
}

async function click(page: Page, selector: string, text?: string): Promise<void> {
  const { x, y } = await findCentre(page, selector, text);
  await page.mouse.click(x, y);
}
