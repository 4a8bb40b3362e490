import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** Slow 4G and a slow phone, with Lighthouse's values. The latency is that of a round trip. */
export const THROTTLING = { megabitsPerSecond: 1.6, latencyMs: 150, cpuSlowdown: 4 };

export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
export const TIMEOUT_MS = 120_000;

/** In milliseconds, except `layoutShift`. */
export interface Vitals {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Total blocking time (https://web.dev/articles/tbt). */
  readonly blockingTime: number;
  /** Of those that ran in the given time, and took at least 50 ms. */
  readonly longestTask: number;
  /** Cumulative layout shift (https://web.dev/articles/cls). */
  readonly layoutShift: number;
}

/** What a page has loaded, in bytes after compression. */
export interface Transfer {
  script: number;
  total: number;
  otherOriginUrls: string[];
}

/** A throttled page. Its `transfer` grows while it loads. */
export interface MeasuredPage {
  readonly page: Page;
  readonly transfer: Transfer;
  /** The arguments are for `longestTask`: milliseconds since the navigation began. */
  readonly readVitals: (from?: number, to?: number) => Promise<Vitals>;
}

/** An entry of https://wicg.github.io/layout-instability/, which TypeScript does not define. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** tsx wraps functions in `__name`, which a page does not have. */
export const DEFINE_NAME = 'globalThis.__name = (named) => named;';

/** A phone that has never seen the site. */
export async function newPhone(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, ...options });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addInitScript(DEFINE_NAME);
  return context;
}

export async function openMeasuredPage(
  context: BrowserContext,
  origin: string,
): Promise<MeasuredPage> {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(page.url(), error.message));
  const session = await context.newCDPSession(page);
  const transfer = await recordTransfer(session, origin);
  const bytesPerSecond = (THROTTLING.megabitsPerSecond * 1e6) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: THROTTLING.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING.cpuSlowdown });
  return { page, transfer, readVitals: (...times) => page.evaluate(readVitals, times) };
}

async function recordTransfer(session: CDPSession, origin: string): Promise<Transfer> {
  const transfer: Transfer = { script: 0, total: 0, otherOriginUrls: [] };
  const scripts = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request: { url } }) => {
    if (!/^(data|blob):/.test(url) && new URL(url).origin !== origin) {
      transfer.otherOriginUrls.push(url);
    }
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfer.total += encodedDataLength;
    if (scripts.has(requestId)) transfer.script += encodedDataLength;
  });
  return transfer;
}

/** In milliseconds since the navigation began. */
export interface Paint {
  /** When a form was last submitted before; 0 if none was. */
  readonly submittedAt: number;
  readonly paintedAt: number;
}

/** Lets `waitForPaint` wait for the first element that matches one of the selectors. */
export const recordPaints = (target: Page | BrowserContext, ...selectors: readonly string[]) =>
  target.addInitScript(watchPaints, selectors);

/** @throws Error if the page does not paint it */
export async function waitForPaint(page: Page, selector: string): Promise<Paint> {
  // The script of Playwright's own functions in the page would be measured too.
  const session = await page.context().newCDPSession(page);
  const expression = `paints[${JSON.stringify(selector)}]`;
  const answer = await Promise.race([
    session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }),
    pause(TIMEOUT_MS, null, { ref: false }),
  ]);
  if (answer) return answer.result.value;
  throw new Error(`The page has not painted ${selector}.`);
}

/** Runs in the page. */
function watchPaints(selectors: readonly string[]): void {
  let submittedAt = 0;
  addEventListener(
    'submit',
    ({ timeStamp }) => {
      submittedAt = timeStamp;
    },
    true,
  );
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const paintOf = async (selector: string): Promise<Paint> => {
    while (!document.querySelector(selector)) await nextFrame();
    // The page is painted before the next frame.
    await nextFrame();
    return { submittedAt, paintedAt: performance.now() };
  };
  const paints = selectors.map((selector) => [selector, paintOf(selector)] as const);
  Object.assign(window, { paints: Object.fromEntries(paints) });
}

/** Runs in the page. */
function readVitals([from = 0, to = Number.POSITIVE_INFINITY]: readonly (
  | number
  | undefined
)[]): Vitals {
  const entriesOf = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const paints = entriesOf('largest-contentful-paint');
  const shifts = entriesOf('layout-shift') as LayoutShiftEntry[];
  const tasks = entriesOf('longtask');
  return {
    firstPaint: paint?.startTime ?? 0,
    largestPaint: paints.at(-1)?.startTime ?? 0,
    blockingTime: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(
      0,
      ...tasks
        .filter(({ startTime, duration }) => startTime <= to && startTime + duration >= from)
        .map(({ duration }) => duration),
    ),
    layoutShift: shifts.reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value), 0),
  };
}

/** Runs in the page: the layout of a list, five times. */
export function timeFixedWork(): number {
  const start = performance.now();
  for (let run = 0; run < 5; run++) {
    const list = document.createElement('ol');
    for (let item = 0; item < 1_000; item++) {
      list.append(Object.assign(document.createElement('li'), { textContent: `${item}` }));
    }
    document.body.append(list);
    list.getBoundingClientRect();
    list.remove();
  }
  return performance.now() - start;
}
