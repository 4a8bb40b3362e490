import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { newPhone, TIMEOUT_MS, waitForPaint } from '../browser/browser-page';
import { ORIGIN } from '../browser/serve-build';
import { medians, sequentially } from '../report/median';
import { MARKED, measureReturnVisit, openFromCopy, signIn, waitUntilLive } from './hosts-visits';

/** Time for the page to show the result of a keystroke. */
const KEY_PAUSE_MS = 150;
const SYNC_PAUSE_MS = 5_000;
/** The SDK compares and stores what the server has sent for some seconds after the page is live. */
const QUIET_MS = 2_000;
/** Processor time of an idle page in `QUIET_MS`. */
const IDLE_MS = 20;

/** The time from a tap at the door to its number, while all packets are lost. */
async function measureMark(context: BrowserContext): Promise<number> {
  const { page } = await openFromCopy(context, true);
  await page.getByRole('link', { name: 'Door' }).click();
  const button = page.getByRole('button', { name: /: mark as arrived$/ }).first();
  await button.waitFor();
  await page.waitForTimeout(SYNC_PAUSE_MS);
  const tappedAt = await button.evaluate((element: HTMLElement) => {
    const now = performance.now();
    element.click();
    return now;
  });
  const { paintedAt } = await waitForPaint(page, MARKED);
  await page.close();
  return paintedAt - tappedAt;
}

/** The time that the page's main thread has worked, in milliseconds. It does not depend on other processes. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Waits until the page is idle. */
async function waitForQuiet(page: Page, session: CDPSession): Promise<void> {
  let before = await threadTime(session);
  for (let pause = 0; pause < TIMEOUT_MS; pause += QUIET_MS) {
    await page.waitForTimeout(QUIET_MS);
    const now = await threadTime(session);
    if (now - before < IDLE_MS) return;
    before = now;
  }
  throw new Error('The page always works, so keystrokes cannot be measured.');
}

/** Types and deletes texts, and measures the keystrokes one by one. */
async function search(page: Page, session: CDPSession): Promise<number[]> {
  const times: number[] = [];
  const press = async (key: string) => {
    const before = await threadTime(session);
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_PAUSE_MS);
    times.push((await threadTime(session)) - before);
  };
  await page.getByLabel('Search by name').click();
  for (const text of ['zoe', 'bjorn haddad', 'o', 'amara', 'x']) {
    for (const letter of text) await press(letter);
    for (const _ of text) await press('Backspace');
  }
  return times;
}

async function measureKeystroke(context: BrowserContext): Promise<number> {
  await using page = await context.newPage();
  await page.goto(`${ORIGIN}/#/guests`);
  await page.getByText('5,000 guests').waitFor();
  await waitUntilLive(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await waitForQuiet(page, session);
  const times = (await search(page, session)).sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** A visit, keystrokes and a mark on a device with thousands of guests. */
export async function measureManyGuests(browser: Browser, count: number) {
  await using context = await newPhone(browser);
  const reads = await signIn(context);
  const { fromCopy } = medians(await sequentially(count, () => measureReturnVisit(context)));
  const keystroke = await measureKeystroke(context);
  return { fromCopy, keystroke, mark: await measureMark(context), reads };
}
