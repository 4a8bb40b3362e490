import { setTimeout as pause } from 'node:timers/promises';
import { findWholeBrowser, launchOptions } from '@invitation/emulators/browsers/find-browser';
import type { RelayedRequest, RelayLog } from '@invitation/emulators/relays/log';
import type { Relays } from '@invitation/emulators/relays/relays';
import { countRoundTrips } from '@invitation/emulators/relays/round-trips';
import { chromium, type Page } from 'playwright';
import { DEFINE_NAME, PHONE, recordPaints, waitForPaint } from '../browser/browser-page';
import { ORIGIN } from '../browser/serve-build';
import { temporaryFolder } from '../browser/temporary-folder';
import { enterPassword, PASSWORD } from './journey';

export type Wait =
  | 'new guest, Continue → form'
  | 'new guest, Save → thank-you page'
  | 'returning guest, navigation → form'
  | 'returning guest, navigation → thank-you page';

export interface MeasuredWait {
  /** In milliseconds. */
  readonly duration: number;
  readonly roundTrips: number;
  /** How many answers of Firebase arrived during the wait. */
  readonly answers: number;
}

const FORM = 'input[name="name"]:enabled';
const THANK_YOU = 'a[href^="/calendar/"]';
/** How long the page may take between an answer and its next request. */
const PAGE_WORK_MS = 200;

/**
 * Visits the site as a new guest who replies, then twice as a returning guest. Each visit starts a new browser with the
 * same profile: it has cached files and the session, but no connections and no preflight results.
 */
export async function measureVisits(
  { log, browserArguments }: Relays,
  roundTripMs: number,
): Promise<Record<Wait, MeasuredWait>> {
  await using profile = await temporaryFolder();
  const waits: Partial<Record<Wait, MeasuredWait>> = {};
  /** Measures from the last submit, or from the navigation, until a page is painted. Then waits until Firebase is idle. */
  const measure = async (page: Page, wait: Wait, selector: string) => {
    const { submittedAt, paintedAt } = await waitForPaint(page, selector);
    const origin = await page.evaluate(() => performance.timeOrigin);
    const [start, end] = [origin + submittedAt, origin + paintedAt];
    await waitUntilIdle(log, roundTripMs);
    waits[wait] = {
      duration: end - start,
      roundTrips: countRoundTrips(log, [start, end], roundTripMs),
      answers: log.requests.filter(
        ({ answeredAt }) => answeredAt !== null && answeredAt > start && answeredAt < end,
      ).length,
    };
  };
  await visit(profile.path, browserArguments, async (page) => {
    await page.goto(ORIGIN);
    await enterPassword(page);
    await measure(page, 'new guest, Continue → form', FORM);
    await fillForm(page);
    await page.getByRole('button', { name: 'Save RSVP' }).click();
    await measure(page, 'new guest, Save → thank-you page', THANK_YOU);
  });
  await visit(profile.path, browserArguments, async (page) => {
    await page.goto(ORIGIN);
    await measure(page, 'returning guest, navigation → form', FORM);
  });
  await visit(profile.path, browserArguments, async (page) => {
    await page.goto(`${ORIGIN}/thank-you`);
    await measure(page, 'returning guest, navigation → thank-you page', THANK_YOU);
  });
  return waits as Record<Wait, MeasuredWait>;
}

async function visit(
  profile: string,
  browserArguments: readonly string[],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const { executablePath, args } = launchOptions(findWholeBrowser);
  await using context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, ...browserArguments],
    ...PHONE,
  });
  await context.addInitScript(DEFINE_NAME);
  await recordPaints(context, PASSWORD, FORM, THANK_YOU);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(page.url(), error.message));
  await use(page);
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Name(s) on Invite').fill('Ada');
  for (const select of await page.getByRole('combobox').all()) await select.selectOption('yes');
}

/** Waits until every request is answered and no new one follows. */
async function waitUntilIdle(
  { connections, requests }: RelayLog,
  roundTripMs: number,
): Promise<void> {
  // A new connection sends its first request after two and a half round trips.
  const quietMs = PAGE_WORK_MS + 2.5 * roundTripMs;
  const isOpen = ({ answeredAt }: RelayedRequest) => answeredAt === null;
  const events = () => connections.length + requests.length;
  for (let known = -1; known !== events() || requests.some(isOpen); ) {
    known = events();
    await pause(quietMs);
  }
}
