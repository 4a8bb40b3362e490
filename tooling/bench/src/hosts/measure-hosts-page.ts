import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import { startEmulators } from '@invitation/emulators/emulators';
import { addAccount, addHost, clearDocuments, writeDocuments } from '@invitation/emulators/seed';
import { sampleGuests } from '@invitation/hosts/backend/embedded/sample';
import { documentsIn } from '@invitation/hosts/store/documents';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright';
import {
  newPhone,
  openMeasuredPage,
  recordPaints,
  TIMEOUT_MS,
  timeFixedWork,
  waitForPaint,
} from '../browser/browser-page';
import { ORIGIN, serveBuild } from '../browser/serve-build';
import { medians, sequentially } from '../report/median';
import { type Report, reportOf } from '../report/report';

const BUILD = fileURLToPath(new URL('../../../../apps/hosts/dist-emulators', import.meta.url));
const HOST = { email: 'nora@example.com', password: 'a long password' };
/** An odd number, so that there is a median. */
const RUN_COUNT = 5;
/** A number of the overview. */
const NUMBER = 'main a[href*="day="]';
/** Beside the number of a guest who was marked. */
const MARKED = 'main [aria-label="One fewer"]';
/** Time for the page to show the result of a keystroke. */
const KEY_PAUSE_MS = 150;
/** A host needs at least this long to type an address and a password. */
const TYPING_MS = 5_000;
const SYNC_PAUSE_MS = 5_000;
/** The SDK compares and stores what the server has sent for some seconds after the page is live. */
const QUIET_MS = 2_000;
/** Processor time of an idle page in `QUIET_MS`. */
const IDLE_MS = 20;
/** Firebase's part of the network. The page's own files are on the device. */
const SERVICES = /googleapis|google\.firestore|\/v1\//;
/** Where the fixed piece of work takes longer, the page may, too. */
const FIXED_WORK_MS = 600;

export async function measureHostsPage(runs = RUN_COUNT): Promise<Report> {
  await using emulators = await startEmulators();
  Object.assign(process.env, emulators.environment);
  await using _server = serveBuild(BUILD, 'hosts');
  await using browser = await chromium.launch(launchOptions());
  await seed(200, 100);
  const visits = await measureVisits(browser, runs);
  const documents = await seed(3_000, 2_000);
  return hostsReport(visits, await measureManyGuests(browser, runs), documents);
}

function hostsReport(
  visits: Awaited<ReturnType<typeof measureVisits>>,
  many: Awaited<ReturnType<typeof measureManyGuests>>,
  documents: number,
): Report {
  const within = (goal: number) => goal * Math.max(1, visits.fixedWork / FIXED_WORK_MS);
  return reportOf("the hosts' page", [
    ['overview of 300 guests from the copy', visits.fromCopy, 'ms', within(1_000)],
    ['the same while all packets are lost', visits.lost, 'ms', within(1_000)],
    ["overview of 300 guests after 'Sign in', new device", visits.first, 'ms', within(2_000)],
    ['overview of 5,000 guests from the copy', many.fromCopy, 'ms', within(6_000)],
    ['a mark among 5,000 guests, all packets lost', many.mark, 'ms', within(500)],
    ["a keystroke's processor time among 5,000 guests", many.keystroke, 'ms', 50],
    ['reads of a new device for 5,000 guests', many.reads, '', documents],
    // One for each collection: replies, invitations, arrivals, and dismissed duplicates.
    ['listeners of one visit', visits.listeners, '', 4],
    ['the fixed piece of work', visits.fixedWork, 'ms'],
  ]);
}

async function seed(replies: number, open: number): Promise<number> {
  await clearDocuments();
  await addAccount(HOST);
  await addHost(HOST.email);
  const sample = sampleGuests(WEEKEND, replies, open);
  const documents = documentsIn({
    replies: sample.replies.map((reply) => {
      const key = randomKey(reply.key);
      return { ...reply, key, ...(reply.id && { id: key }) };
    }),
    invitations: sample.invitations.map((each) => ({ ...each, id: randomKey(each.id) })),
  });
  await writeDocuments(documents);
  return documents.size;
}

/** Keys of guests are random. The SDK takes longer to compare keys that begin alike, as in the sample. */
const randomKey = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 28);

async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(HOST.email);
  await page.getByLabel('Password').fill(HOST.password);
}

const waitUntilLive = (page: Page) => page.getByText('Live', { exact: true }).waitFor();

/** Leaves the page and a copy of all guests on the device. Returns how many documents that has read. */
async function signIn(context: BrowserContext): Promise<number> {
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
async function openFromCopy(context: BrowserContext, isLost = false) {
  const page = await openMeasuredPage(context);
  // Nothing answers.
  if (isLost) await page.route(SERVICES, () => {});
  // A stream that was cut off lists its targets again.
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

async function measureReturnVisit(context: BrowserContext) {
  const { page, time: fromCopy, countListeners } = await openFromCopy(context);
  await waitUntilLive(page);
  await page.close();
  return { fromCopy, listeners: countListeners() };
}

async function measureVisits(browser: Browser, count: number) {
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

/** Waits until the page does nothing but what a host asks for. */
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

async function measureManyGuests(browser: Browser, count: number) {
  await using context = await newPhone(browser);
  const reads = await signIn(context);
  const { fromCopy } = medians(await sequentially(count, () => measureReturnVisit(context)));
  const keystroke = await measureKeystroke(context);
  return { fromCopy, keystroke, mark: await measureMark(context), reads };
}
