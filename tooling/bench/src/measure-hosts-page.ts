import { fileURLToPath } from 'node:url';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { startEmulators } from '@invitation/emulators/emulators';
import {
  addAccount,
  addHost,
  clearDocuments,
  type EmulatorHosts,
  emulatorHosts,
  writeDocuments,
} from '@invitation/emulators/seed';
import { sampleDocuments, sampleGuests } from '@invitation/hosts/model/embedded/sample';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { openMeasuredPage, recordTimes, waitForPaint } from './browser-page';
import { medians } from './median';
import { type Report, reportOf } from './report';
import { ORIGIN, serveBuild } from './serve-build';

const BUILD = fileURLToPath(new URL('../../../apps/hosts/dist-emulators', import.meta.url));
const HOST = { email: 'nora@example.com', password: 'a long password' };
/** An odd number, so that there is a median. */
const RUN_COUNT = 5;
const LIST = 'ul[aria-label="Guests"] li';
const TIMEOUT_MS = 120_000;
const LIST_BUDGET_MS = 2_500;
/** Time for the page to show the result of a keystroke. */
const KEY_PAUSE_MS = 150;
/** A host needs at least this long to type an address and a password. */
const TYPING_MS = 5_000;
const SYNC_PAUSE_MS = 5_000;

/** The figures of the hosts' page, in milliseconds. */
interface HostsFigures {
  /** From the press on 'Sign in' to the first painted guests, of 300, on a device that has never seen the page. */
  readonly firstVisit: number;
  /** From the navigation to the first painted guests, with the page and the copy on the device. */
  readonly returnVisit: number;
  /** The processor's time of a keystroke in a search among 5,000 guests. 95 of 100 need less. */
  readonly keystroke: number;
  /** The listeners that one visit opened. */
  readonly listeners: number;
}

export async function measureHostsPage(browser: Browser): Promise<Report> {
  const emulators = await startEmulators();
  Object.assign(process.env, emulators.environment);
  const stop = serveBuild(BUILD, 'hosts');
  try {
    const project = emulatorHosts(emulators.environment);
    if (!project) throw new Error('The emulators did not start.');
    await seed(project, 200, 100);
    const visits = await measureVisits(browser);
    await seed(project, 3_000, 2_000);
    return hostsReport({ ...visits, ...(await measureSearch(browser)) });
  } finally {
    stop();
    await emulators.stop();
  }
}

const hostsReport = ({ firstVisit, returnVisit, keystroke, listeners }: HostsFigures) =>
  reportOf("the hosts' page", [
    ['first list of 300 guests, page and copy on the device', returnVisit, 'ms', LIST_BUDGET_MS],
    ["first list of 300 guests after 'Sign in', on a new device", firstVisit, 'ms', LIST_BUDGET_MS],
    ["a keystroke's processor time among 5,000 guests", keystroke, 'ms', 50],
    // One for each collection: replies, invitations, arrivals, and pairs of two people.
    ['listeners of one visit', listeners, '', 4],
  ]);

async function seed(project: EmulatorHosts, replies: number, open: number): Promise<void> {
  await clearDocuments(project);
  await addAccount(project, HOST);
  await addHost(project, HOST.email);
  await writeDocuments(project, sampleDocuments(sampleGuests(WEEKEND, replies, open)));
}

async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(HOST.email);
  await page.getByLabel('Password').fill(HOST.password);
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(ORIGIN);
  await fillSignIn(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /^Who.s coming$/ }).waitFor({ timeout: TIMEOUT_MS });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.close();
}

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** The time from the press on 'Sign in' to the painted list. */
async function measureFirstVisit(context: BrowserContext): Promise<number> {
  const { page } = await openMeasuredPage(context, ORIGIN);
  await recordTimes(page, LIST);
  await page.goto(`${ORIGIN}/#/guests`);
  await fillSignIn(page);
  await page.waitForTimeout(TYPING_MS);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const { submitted, painted } = await waitForPaint(page, LIST);
  return Number(painted[LIST]) - Number(submitted[0]);
}

/** The time from a throttled navigation to the painted list. */
async function measureReturnVisit(
  context: BrowserContext,
): Promise<{ time: number; listeners: number }> {
  const { page } = await openMeasuredPage(context, ORIGIN);
  let listeners = 0;
  page.on('request', (request) => {
    if (/Listen\/channel/.test(request.url()) && request.method() === 'POST') {
      listeners += (request.postData()?.match(/addTarget/g) ?? []).length;
    }
  });
  await recordTimes(page, LIST);
  await page.goto(`${ORIGIN}/#/guests`, { waitUntil: 'commit' });
  const { painted } = await waitForPaint(page, LIST);
  await page.close();
  return { time: Number(painted[LIST]), listeners };
}

async function measureVisits(browser: Browser) {
  const signedIn = await newContext(browser);
  await signIn(signedIn);
  const runs: Pick<HostsFigures, 'firstVisit' | 'returnVisit' | 'listeners'>[] = [];
  for (let run = 0; run < RUN_COUNT; run++) {
    const context = await newContext(browser);
    const firstVisit = await measureFirstVisit(context);
    await context.close();
    const { time: returnVisit, listeners } = await measureReturnVisit(signedIn);
    runs.push({ firstVisit, returnVisit, listeners });
  }
  await signedIn.close();
  return medians(runs);
}

/** The time that the page's main thread has worked, in milliseconds. It does not depend on other processes. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
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

async function measureSearch(browser: Browser): Promise<Pick<HostsFigures, 'keystroke'>> {
  const context = await newContext(browser);
  await signIn(context);
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/#/guests`);
  await page.getByText('5000 guests').waitFor({ timeout: TIMEOUT_MS });
  // The SDK compares its copy with the server first.
  await page.getByText('Live', { exact: true }).waitFor({ timeout: TIMEOUT_MS });
  await page.waitForTimeout(SYNC_PAUSE_MS);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times = (await search(page, session)).sort((one, other) => one - other);
  await context.close();
  return { keystroke: times[Math.floor(times.length * 0.95)] ?? Number.NaN };
}
