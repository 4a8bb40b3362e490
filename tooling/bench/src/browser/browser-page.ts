import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';

/** Slow 4G and a slow phone, with Lighthouse's values. `latencyMs` is a round trip. */
const THROTTLING = { megabitsPerSecond: 1.6, latencyMs: 150, cpuSlowdown: 4 };

export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
export const TIMEOUT_MS = 120_000;

/** Times are in milliseconds, sizes in kilobytes after compression. */
export interface Vitals {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Total blocking time (https://web.dev/articles/tbt). */
  readonly blockingTime: number;
  /** The longest task of at least 50 ms that ran in the given period; 0 if there was none. */
  readonly longestTask: number;
  /** Cumulative layout shift (https://web.dev/articles/cls). */
  readonly layoutShift: number;
  readonly script: number;
  readonly total: number;
  readonly otherOriginRequests: number;
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

export async function openMeasuredPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(page.url(), error.message));
  const session = await context.newCDPSession(page);
  const bytesPerSecond = (THROTTLING.megabitsPerSecond * 1e6) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: THROTTLING.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING.cpuSlowdown });
  return page;
}

/** In milliseconds since the navigation began. */
export interface Paint {
  /** When a form was last submitted before the paint; 0 if none was. */
  readonly submittedAt: number;
  readonly paintedAt: number;
}

/** Lets `waitForPaint` wait for the first element that matches one of the selectors. */
export const recordPaints = (target: Page | BrowserContext, ...selectors: readonly string[]) =>
  target.addInitScript(watchPaints, selectors);

export async function waitForPaint(page: Page, selector: string): Promise<Paint> {
  // Not `page.evaluate`: the script that Playwright adds to the page would be measured too.
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

/** `from` and `to` limit `longestTask`. They are in milliseconds since the navigation began. */
export const readVitals = (page: Page, from = 0, to = Number.POSITIVE_INFINITY): Promise<Vitals> =>
  page.evaluate(vitalsBetween, [from, to] as const);

/** Runs in the page. */
function vitalsBetween([from, to]: readonly [number, number]): Vitals {
  const entriesOf = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const paints = entriesOf('largest-contentful-paint');
  const shifts = entriesOf('layout-shift') as LayoutShiftEntry[];
  const tasks = entriesOf('longtask');
  const files = ['navigation', 'resource'].flatMap(
    (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
  );
  const isScript = ({ name }: PerformanceEntry) => new URL(name).pathname.endsWith('.js');
  const sizeOf = (loaded: readonly PerformanceResourceTiming[]) =>
    loaded.reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
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
    script: sizeOf(files.filter(isScript)),
    total: sizeOf(files),
    otherOriginRequests: files.filter(({ name }) => new URL(name).origin !== origin).length,
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
