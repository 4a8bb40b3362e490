import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { celebration } from '@invitation/domain/fixtures/celebration';
import { decodePassword } from '@invitation/domain/gate';
import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import type { RelayedRequest, RelayLog } from '@invitation/emulators/relays/log';
import type { Relays } from '@invitation/emulators/relays/relays';
import { countRoundTrips } from '@invitation/emulators/relays/round-trips';
import { chromium, type Page } from 'playwright';
import { ORIGIN } from '../serve-build';
import { type AwaitedPage, recordPageTimes, type Wait, waitForPage } from './page-times';

/** The waits of one guest, in their order. */
export const WAITS = [
  'new guest, Continue → form',
  'new guest, Save → thank-you page',
  'returning guest, navigation → form',
  'returning guest, navigation → thank-you page',
] as const;

/** One wait of a guest. */
export interface MeasuredWait extends Wait {
  readonly name: (typeof WAITS)[number];
  readonly roundTrips: number;
  /** How many answers of Firebase arrived during the wait. */
  readonly answers: number;
}

const TYPING_MS = 1500;
/** How long the page may take between an answer and its next request. */
const PAGE_WORK_MS = 200;

/**
 * Visits the site as a new guest who replies, then twice as a returning guest. Each visit starts a new browser with the
 * same profile: it has cached files and the session, but no connections and no preflight results.
 */
export async function measureVisits(relays: Relays, roundTripMs: number): Promise<MeasuredWait[]> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const idle = () => waitUntilIdle(relays.log, roundTripMs);
  const waits: Wait[] = [];
  const revisit = async (path: string, awaited: AwaitedPage) =>
    visit(profile, relays, async (page) => {
      await page.goto(`${ORIGIN}${path}`);
      waits.push(await waitForPage(page, awaited, null));
      await idle();
    });
  try {
    await visit(profile, relays, async (page) => {
      await page.goto(ORIGIN);
      const password = decodePassword(celebration.password);
      await page.getByLabel('Password', { exact: true }).click();
      await page.keyboard.type(password, { delay: TYPING_MS / password.length });
      await page.getByRole('button', { name: 'Continue' }).click();
      waits.push(await waitForPage(page, 'form', 'Continue'));
      await idle();
      await fillForm(page);
      await page.getByRole('button', { name: 'Save RSVP' }).click();
      waits.push(await waitForPage(page, 'thank-you', 'Save'));
      await idle();
    });
    await revisit('/', 'form');
    await revisit('/thank-you', 'thank-you');
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
  return WAITS.map((name, index) => {
    const wait = waits[index];
    if (!wait) throw new Error(`"${name}" was not measured.`);
    const end = wait.start + wait.duration;
    return {
      name,
      ...wait,
      roundTrips: countRoundTrips(relays.log, [wait.start, end], roundTripMs),
      answers: relays.log.requests.filter(
        ({ answeredAt }) => answeredAt !== null && answeredAt > wait.start && answeredAt < end,
      ).length,
    };
  });
}

async function visit(
  profile: string,
  relays: Relays,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const { executablePath, args } = launchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, ...relays.browserArguments],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  try {
    await recordPageTimes(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(page.url(), error.message));
    await use(page);
  } finally {
    await context.close();
  }
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
