import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { celebration } from '@invitation/domain/fixtures/celebration';
import { decodePassword, FLAG_VALUE, flagKey } from '@invitation/domain/gate';
import type { Browser, BrowserContext, Page } from 'playwright';
import { openMeasured, type Vitals } from './browser-page';
import { medians } from './median';
import { budget, type Report } from './report';
import { table } from './table';

const BUILD = fileURLToPath(new URL('../../../apps/full/dist-embedded', import.meta.url));
const SERVER = fileURLToPath(
  new URL('../node_modules/@invitation/hosting/src/serve-site.ts', import.meta.url),
);
const PORT = 4290;
const ORIGIN = `http://localhost:${PORT}`;
/** How often each is measured; the median counts. */
export const RUNS = 5;
/** How long the guest takes to type the password, in milliseconds. */
const TYPING = 2000;
const REPLY = { name: 'Ada', friday: 'yes', saturday: 'yes' };

/** One page as a guest comes to it. */
export interface Load extends Vitals {
  /** Kilobytes over the wire. */
  readonly script: number;
  readonly total: number;
  readonly others: number;
}

/** What one guest's way through the whole site cost. */
export interface Journey {
  /** From Continue to the form, in milliseconds. */
  readonly toForm: number;
  readonly longestTask: number;
  /** Kilobytes of script: up to the saved RSVP, and what two pages added. */
  readonly saved: number;
  readonly thankYou: number;
  readonly story: number;
}

/** All that was measured. */
export interface Loads {
  readonly pages: readonly (Load & { readonly name: string })[];
  readonly journey: Journey;
}

const PAGES = [
  { name: 'static page', path: '/static.html', known: 'nobody' },
  { name: 'gate', path: '/', known: 'nobody' },
  { name: 'form, returning', path: '/', known: 'unlocked' },
  { name: 'thank-you, returning', path: '/thank-you', known: 'replied' },
  { name: 'our story, returning', path: '/our-story', known: 'unlocked' },
] as const;

/** The loads of each page and the journeys, each the median of five runs in turns. */
export async function measureLoads(browser: Browser): Promise<Loads> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await cp(BUILD, folder, { recursive: true });
  await writeFile(join(folder, 'static.html'), await staticPage());
  const server = await serve(folder);
  try {
    const loads = new Map<string, Load[]>(PAGES.map(({ name }) => [name, []]));
    const journeys: Journey[] = [];
    for (let run = 0; run < RUNS; run++) {
      for (const { name, path, known } of PAGES) {
        const load = await inContext(browser, (context) => measureLoad(context, path, known));
        loads.get(name)?.push(load);
      }
      journeys.push(await inContext(browser, measureJourney));
    }
    return {
      pages: [...loads].map(([name, runs]) => ({ name, ...medians(runs) })),
      journey: medians(journeys),
    };
  } finally {
    server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The gate's HTML and styles as they are, without its scripts and what they would fetch. */
async function staticPage(): Promise<string> {
  const html = await readFile(join(BUILD, 'index.html'), 'utf8');
  return html.replace(/<script.*?<\/script>/gs, '');
}

async function serve(folder: string): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', SERVER, 'full', folder, String(PORT)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(ORIGIN).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(`Nothing answers at ${ORIGIN}. Is another server at that port?`);
}

async function inContext<Result>(
  browser: Browser,
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

async function measureLoad(
  context: BrowserContext,
  path: string,
  known: (typeof PAGES)[number]['known'],
): Promise<Load> {
  if (known !== 'nobody') {
    await context.addInitScript(
      ([flag, value, rsvp]) => {
        localStorage.setItem(flag, value);
        if (rsvp === '') return;
        localStorage.setItem('embedded_session', '{"uid":"bench"}');
        localStorage.setItem('embedded_rsvp_bench', rsvp);
      },
      [
        flagKey(celebration.password),
        FLAG_VALUE,
        known === 'replied' ? JSON.stringify({ ...REPLY, lastRsvp: new Date(0) }) : '',
      ] as const,
    );
  }
  const measured = await openMeasured(context, ORIGIN);
  await measured.page.goto(`${ORIGIN}${path}`);
  await settled(measured.page);
  const { script, total, others } = measured.transfer;
  return {
    ...(await measured.vitals()),
    script: script / 1000,
    total: total / 1000,
    others: others.length,
  };
}

/** Waits until the page has been at rest for a while. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

/**
 * Walks from the gate to the album by mouse and keyboard alone: Playwright's locators run a script of their own in the
 * page, and that takes as long as ours.
 */
async function measureJourney(context: BrowserContext): Promise<Journey> {
  const { page, transfer, vitals } = await openMeasured(context, ORIGIN);
  await page.addInitScript(watchForForm);
  await page.goto(ORIGIN, { waitUntil: 'commit' });
  await click(page, 'input[type="password"]');
  const password = decodePassword(celebration.password);
  await page.keyboard.type(password, { delay: TYPING / password.length });
  await click(page, 'button');
  await centre(page, 'input[name="name"]');
  // A press during the transition would be lost.
  await settled(page);
  await click(page, 'input[name="name"]');
  const toForm = await page.evaluate(() => Number(Reflect.get(window, 'toForm')));
  await page.keyboard.type(REPLY.name, { delay: 100 });
  // A letter chooses the option that begins with it.
  for (const answer of [REPLY.friday, REPLY.saturday]) {
    await page.keyboard.press('Tab');
    while (!(await page.evaluate(() => document.activeElement?.matches('select')))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(answer);
  }
  await settled(page);
  const saved = transfer.script;
  await click(page, 'button[type="submit"]');
  await centre(page, 'img');
  await settled(page);
  const thanked = transfer.script;
  await click(page, 'button', 'View Highlights');
  await centre(page, '[data-testid="story-viewer"]');
  await settled(page);
  return {
    toForm,
    longestTask: (await vitals()).longestTask,
    saved: saved / 1000,
    thankYou: (thanked - saved) / 1000,
    story: (transfer.script - thanked) / 1000,
  };
}

/** The centre of the first such element with a text, once it is on the screen. */
async function centre(page: Page, selector: string, text = ''): Promise<{ x: number; y: number }> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const found = await page.evaluate(
      ([selector, text]) => {
        const element = [...document.querySelectorAll(selector)].find((element) =>
          element.textContent?.includes(text),
        );
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      [selector, text] as const,
    );
    if (found) return found;
    await page.waitForTimeout(50);
  }
  throw new Error(`The page shows no ${selector} ${text}`);
}

async function click(page: Page, selector: string, text?: string): Promise<void> {
  const { x, y } = await centre(page, selector, text);
  await page.mouse.click(x, y);
}

/** Runs in the page: takes the time from Continue until the form has been painted. */
function watchForForm(): void {
  let pressed = 0;
  addEventListener(
    'submit',
    ({ timeStamp }) => {
      pressed ||= timeStamp;
    },
    true,
  );
  const look = () => {
    if (document.querySelector('input[name="name"]')) {
      requestAnimationFrame(() => Object.assign(window, { toForm: performance.now() - pressed }));
    } else {
      requestAnimationFrame(look);
    }
  };
  look();
}

/** How much later than the static page the gate may paint its largest content, as a factor. */
const PAINT_RATIO = 1.25;
/** From Continue to the form, and the longest task of all, in milliseconds. */
const TO_FORM = 300;
const LONGEST_TASK = 100;

/** The loads and the journey as tables, and what does not keep its budget. */
export function loadsReport({ pages, journey }: Loads): Report {
  const [plain, gate] = pages;
  if (!plain || !gate) throw new Error('The static page and the gate are to be measured.');
  const limit = plain.largestPaint * PAINT_RATIO;
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  const kb = (size: number) => `${size.toFixed(1)} KB`;
  const head = [
    'page',
    'first paint',
    'largest paint',
    'budget',
    'blocked',
    'shift',
    'script',
    'all',
  ];
  const rows = pages.map((page) => [
    page.name,
    ms(page.firstPaint),
    ms(page.largestPaint),
    page === gate ? ms(limit) : '',
    ms(page.blocking),
    page.shift.toFixed(3),
    kb(page.script),
    kb(page.total),
  ]);
  const way = [
    ['from Continue to the form', ms(journey.toForm), ms(TO_FORM)],
    ['longest task', ms(journey.longestTask), ms(LONGEST_TASK)],
    ['script up to the saved RSVP', kb(journey.saved), ''],
    ['script that the thank-you page adds', kb(journey.thankYou), ''],
    ['script that the story viewer adds', kb(journey.story), ''],
  ];
  return {
    text: `${table(head, rows)}\n\n${table(["a new guest's whole way", 'measured', 'budget'], way)}`,
    failures: [
      ...budget(
        gate.largestPaint <= limit,
        `The gate paints after ${ms(gate.largestPaint)}, later than ${PAINT_RATIO} times the static page's ${ms(plain.largestPaint)}.`,
      ),
      ...budget(
        pages.every(({ shift }) => shift === 0),
        'A page shifts while it loads.',
      ),
      ...budget(
        pages.every(({ others }) => others === 0),
        'A page asks another origin for something.',
      ),
      ...budget(journey.toForm <= TO_FORM, `The form takes ${ms(journey.toForm)} after Continue.`),
      ...budget(journey.longestTask <= LONGEST_TASK, `A task takes ${ms(journey.longestTask)}.`),
    ],
  };
}
