import type { BrowserContext, CDPSession, Page } from 'playwright';

/** Slow 4G and a slow phone, as in Lighthouse's throttling: 1.6 Mbit/s down, 150 ms there and back, a fourth of the CPU. */
export const THROTTLE = { megabits: 1.6, latency: 150, slowdown: 4 };

/** What a page keeps of its own performance, in milliseconds but for `shift`. */
export interface Vitals {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What each long task is over 50 ms, added up: https://web.dev/articles/tbt. */
  readonly blocking: number;
  readonly longestTask: number;
  /** https://web.dev/articles/cls */
  readonly shift: number;
}

/** What a page has fetched, in bytes as they came over the wire. */
export interface Transfer {
  script: number;
  total: number;
  /** Addresses on other origins. */
  others: string[];
}

/** A page on a throttled connection and CPU that keeps its vitals. */
export interface MeasuredPage {
  readonly page: Page;
  readonly transfer: Transfer;
  readonly vitals: () => Promise<Vitals>;
}

/** Entries that TypeScript does not know yet: https://wicg.github.io/layout-instability/. */
interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Opens a page of its own, with nothing in its cache. */
export async function openMeasured(context: BrowserContext, origin: string): Promise<MeasuredPage> {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(page.url(), error.message));
  // What the functions below are wrapped in when this file is compiled.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, shift: 0, tasks: [] as number[] };
    Object.assign(window, { seen });
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    observe('largest-contentful-paint', (entry) => {
      seen.largestPaint = entry.startTime;
    });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as ShiftEntry;
      if (!hadRecentInput) seen.shift += value;
    });
    observe('longtask', (entry) => seen.tasks.push(entry.duration));
  });
  const session = await context.newCDPSession(page);
  const transfer = await follow(session, origin);
  const bytes = (THROTTLE.megabits * 1e6) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: THROTTLE.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.slowdown });
  return { page, transfer, vitals: () => page.evaluate(readVitals) };
}

async function follow(session: CDPSession, origin: string): Promise<Transfer> {
  const transfer: Transfer = { script: 0, total: 0, others: [] };
  const scripts = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request: { url } }) => {
    if (!/^(data|blob):/.test(url) && new URL(url).origin !== origin) transfer.others.push(url);
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

/** Runs in the page. */
function readVitals(): Vitals {
  const { largestPaint, shift, tasks } = Reflect.get(window, 'seen') as {
    largestPaint: number;
    shift: number;
    tasks: number[];
  };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    firstPaint: paint?.startTime ?? 0,
    largestPaint,
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longestTask: Math.max(0, ...tasks),
    shift,
  };
}
