import type { Browser, BrowserContext, Page } from 'playwright';
import {
  newPhone,
  openMeasuredPage,
  recordPaints,
  timeFixedWork,
  waitForPaint,
} from '../browser/browser-page';
import { ORIGIN } from '../browser/serve-build';
import { medians, sequentially } from '../report/median';

export const HOST = { email: 'nora@example.com', password: 'a long password' };
/** The selector of a number on the overview. */
const NUMBER = 'main a[href*="day="]';
/** The selector of the button beside the number of a guest who was marked as arrived. */
export const MARKED = 'main [aria-label="One fewer"]';
/** A host needs at least this long to type an address and a password. */
const TYPING_MS = 5_000;
/** The requests to Firebase. The page's own files are on the device. */
const SERVICES = /googleapis|google\.firestore|\/v1\//;

async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(HOST.email);
  await page.getByLabel('Password').fill(HOST.password);
}

/** Waits until the page shows the server's data. */
export const waitUntilLive = (page: Page) => page.getByText('Live', { exact: true }).waitFor();

/** Signs in, which stores the page and a copy of all guests on the device. Returns how many documents were read. */
export async function signIn(context: BrowserContext): Promise<number> {
  await using page = await context.newPage();
  await page.addInitScript(countReads);
  await page.goto(ORIGIN);
  await fillSignIn(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /^Who.s coming$/ }).waitFor();
  await waitUntilLive(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  return await page.evaluate(() => Number(Reflect.get(window, 'reads')));
}

/** Runs in the page. Counts in `reads` the documents that the listeners get: Firebase charges a read for each. */
function countReads(): void {
  const { parse } = JSON;
  let reads = 0;
  JSON.parse = (text: string, ...rest) => {
    reads += text.split('"documentChange"').length - 1;
    Object.assign(window, { reads });
    return parse(text, ...rest);
  };
}

/** On a device that has never seen the page: the time from the press on 'Sign in' to the painted overview. */
async function measureFirstVisit(browser: Browser) {
  await using context = await newPhone(browser);
  const page = await openMeasuredPage(context);
  await recordPaints(page, NUMBER);
  await page.goto(ORIGIN);
  await fillSignIn(page);
  await page.waitForTimeout(TYPING_MS);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const { submittedAt, paintedAt } = await waitForPaint(page, NUMBER);
  return { first: paintedAt - submittedAt, fixedWork: await page.evaluate(timeFixedWork) };
}

/** Opens the overview with the copy on a slow phone, and returns the time from the navigation to its paint. */
export async function openFromCopy(context: BrowserContext, isLost = false) {
  const page = await openMeasuredPage(context);
  // Requests to Firebase never get an answer.
  if (isLost) await page.route(SERVICES, () => {});
  // A set, because a stream that was cut off lists its targets again.
  const targets = new Set<string>();
  page.on('request', (request) => {
    if (!/Listen\/channel/.test(request.url()) || request.method() !== 'POST') return;
    const body = decodeURIComponent(request.postData() ?? '');
    for (const [, id = ''] of body.matchAll(/"addTarget":.*?"targetId":(\d+)/g)) targets.add(id);
  });
  await recordPaints(page, NUMBER, MARKED);
  await page.goto(ORIGIN, { waitUntil: 'commit' });
  const { paintedAt } = await waitForPaint(page, NUMBER);
  return { page, time: paintedAt, countListeners: () => targets.size };
}

/** Measures a visit with a copy of the guests on the device. */
export async function measureReturnVisit(context: BrowserContext) {
  const { page, time: fromCopy, countListeners } = await openFromCopy(context);
  await waitUntilLive(page);
  await page.close();
  return { fromCopy, listeners: countListeners() };
}

/** The medians of visits of a new device, of one with a copy, and of one without a connection. */
export async function measureVisits(browser: Browser, count: number) {
  await using context = await newPhone(browser);
  await signIn(context);
  const measureRun = async () => {
    const first = await measureFirstVisit(browser);
    const returned = await measureReturnVisit(context);
    const { page, time: lost } = await openFromCopy(context, true);
    await page.close();
    return { ...first, ...returned, lost };
  };
  return medians(await sequentially(count, measureRun));
}
