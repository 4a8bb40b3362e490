import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { celebration } from '@invitation/domain/fixtures/celebration';
import { FLAG_VALUE, flagKey } from '@invitation/domain/gate/gate';
import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { newPhone, openMeasuredPage, readVitals, type Vitals } from '../browser/browser-page';
import { ORIGIN, serveBuild } from '../browser/serve-build';
import { temporaryFolder } from '../browser/temporary-folder';
import { medians, sequentially } from '../report/median';
import { type Report, reportOf, table } from '../report/report';
import { type Journey, measureJourney, waitUntilIdle } from './journey';

const BUILD = fileURLToPath(new URL('../../../../apps/full/dist-embedded', import.meta.url));
/** An odd number, so that there is a median. */
const RUN_COUNT = 5;
const REPLY = { name: 'Ada', friday: 'yes', saturday: 'yes', lastRsvp: new Date(0) };

const PAGES = [
  { name: 'static page', path: '/static.html', visitor: 'new' },
  { name: 'gate', path: '/', visitor: 'new' },
  { name: 'form, returning', path: '/', visitor: 'unlocked' },
  { name: 'thank-you, returning', path: '/thank-you', visitor: 'replied' },
  { name: 'our story, returning', path: '/our-story', visitor: 'unlocked' },
] as const;
type Visitor = (typeof PAGES)[number]['visitor'];

/** Measures the load of each page, and a new guest's way to the form. The runs of all pages alternate. */
export async function measureLoads(): Promise<Report> {
  await using folder = await temporaryFolder();
  await cp(BUILD, folder.path, { recursive: true });
  await writeFile(join(folder.path, 'static.html'), await staticPage());
  await using _server = serveBuild(folder.path);
  await using browser = await chromium.launch(launchOptions());
  const runs = await sequentially(RUN_COUNT, () => measureRun(browser));
  return loadsReport(
    PAGES.map(({ name }, index) => ({
      name,
      ...medians(runs.flatMap(({ loads }) => loads[index] ?? [])),
    })),
    medians(runs.map(({ journey }) => journey)),
  );
}

async function measureRun(browser: Browser) {
  const loads: Vitals[] = [];
  for (const { path, visitor } of PAGES) {
    await using context = await newVisitor(browser, visitor);
    loads.push(await measureLoad(context, path));
  }
  await using context = await newVisitor(browser, 'new');
  return { loads, journey: await measureJourney(context) };
}

/** The budgets are relative: to the static page, and to a fixed piece of work on the same machine, so that they hold on any. */
function loadsReport(
  pages: readonly (Vitals & { readonly name: string })[],
  journey: Journey,
): Report {
  const paintOf = (page: string) =>
    pages.find(({ name }) => name === page)?.largestPaint ?? Number.NaN;
  const count = (key: 'layoutShift' | 'otherOriginRequests') =>
    pages.filter((page) => page[key] > 0).length;
  const paintBudget = paintOf('static page') * 1.2;
  const { fixedWork } = journey;
  const { text, failures } = reportOf("a new guest's way to the form", [
    ['largest paint of the gate', paintOf('gate'), 'ms', paintBudget],
    ['pages whose layout shifts', count('layoutShift'), '', 0],
    ['pages with requests to another origin', count('otherOriginRequests'), '', 0],
    ['the fixed piece of work', fixedWork, 'ms'],
    ['from Continue to the form', journey.timeToForm, 'ms', fixedWork],
    ['longest task from Continue to the form', journey.longestTask, 'ms', fixedWork * 0.2],
  ]);
  const loads = table(
    ['page', 'first paint', 'largest paint', 'blocked', 'shift', 'script', 'all'],
    pages.map((page) => [
      page.name,
      ...[page.firstPaint, page.largestPaint, page.blockingTime].map((ms) => `${ms.toFixed(0)} ms`),
      page.layoutShift.toFixed(3),
      ...[page.script, page.total].map((size) => `${size.toFixed(1)} KB`),
    ]),
  );
  return { text: `${loads}\n\n${text}`, failures };
}

async function staticPage(): Promise<string> {
  const html = await readFile(join(BUILD, 'index.html'), 'utf8');
  return html.replace(/<script.*?<\/script>/gs, '');
}

async function measureLoad(context: BrowserContext, path: string): Promise<Vitals> {
  const page = await openMeasuredPage(context);
  await page.goto(`${ORIGIN}${path}`);
  await waitUntilIdle(page);
  return readVitals(page);
}

async function newVisitor(browser: Browser, visitor: Visitor): Promise<BrowserContext> {
  // The service worker would load the scripts of all pages in advance.
  const context = await newPhone(browser, { serviceWorkers: 'block' });
  if (visitor === 'new') return context;
  const entries = {
    [flagKey(celebration.password)]: FLAG_VALUE,
    ...(visitor === 'replied' && {
      embedded_session: '{"uid":"bench"}',
      embedded_rsvp_bench: JSON.stringify(REPLY),
    }),
  };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, entries);
  return context;
}
