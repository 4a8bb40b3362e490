import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright';

/** Slow 4G and a slow phone, with Lighthouse's values. The latency is that of a round trip. */
export const THROTTLING = { megabitsPerSecond: 1.6, latencyMs: 150, cpuSlowdown: 4 };

const POLL_INTERVAL_MS = 20;
/** Two minutes. */
const POLL_COUNT = 6_000;

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

export async function openMeasuredPage(
  context: BrowserContext,
  origin: string,
): Promise<MeasuredPage> {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(page.url(), error.message));
  await page.addInitScript(DEFINE_NAME);
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

/** Times in milliseconds since the navigation began. */
export interface PageTimes {
  readonly submitted: readonly number[];
  /** By selector: when the first element that matches was painted. */
  readonly painted: Readonly<Record<string, number>>;
}

export async function recordTimes(
  target: Page | BrowserContext,
  ...selectors: readonly string[]
): Promise<void> {
  await target.addInitScript(DEFINE_NAME);
  await target.addInitScript(recordPaints, selectors);
}

export async function waitForPaint(page: Page, selector: string): Promise<PageTimes> {
  // The script of Playwright's own functions in the page would be measured too.
  const session = await page.context().newCDPSession(page);
  const request = { expression: 'times', returnByValue: true };
  for (let attempt = 0; attempt < POLL_COUNT; attempt++) {
    const { result } = await session.send('Runtime.evaluate', request);
    const times: PageTimes = result.value;
    if (selector in times.painted) return times;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error(`The page has not painted ${selector}.`);
}

/** Runs in the page. */
function recordPaints(selectors: readonly string[]): void {
  const submitted: number[] = [];
  const painted: Record<string, number> = {};
  Object.assign(window, { times: { submitted, painted } });
  addEventListener('submit', ({ timeStamp }) => submitted.push(timeStamp), true);
  const waiting = new Set(selectors);
  const check = () => {
    for (const selector of waiting) {
      if (!document.querySelector(selector)) continue;
      waiting.delete(selector);
      // The page is painted before the next frame.
      requestAnimationFrame(() => {
        painted[selector] = performance.now();
      });
    }
    requestAnimationFrame(check);
  };
  check();
}

/** Runs in the page. */
async function readVitals([from = 0, to = Number.POSITIVE_INFINITY]: readonly (
  | number
  | undefined
)[]): Promise<Vitals> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      // Without an entry, it is not called.
      setTimeout(resolve, 1_000, []);
    });
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const paints = await entriesOf('largest-contentful-paint');
  const shifts = (await entriesOf('layout-shift')) as LayoutShiftEntry[];
  const tasks = await entriesOf('longtask');
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
