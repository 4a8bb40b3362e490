import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build, preview } from 'vite';
import { THROTTLING } from './browser-page';
import { medians } from './median';
import { budgetFailures, type Report } from './report';
import { table } from './table';

const VIEWERS = ['ours', 'react-insta-stories'] as const;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PICTURES = fileURLToPath(
  new URL('../../../packages/domain/src/fixtures/public', import.meta.url),
);
const RUN_COUNT = 5;
const PLAY_SECONDS = 4;

/** What playing one story costs. Times are in milliseconds. */
interface PlayCost {
  readonly script: number;
  readonly mainThreadTasks: number;
  readonly styleRecalculations: number;
  readonly commitsPerSecond: number;
}

/** What one viewer costs. */
export interface ViewerCost extends PlayCost {
  readonly name: string;
  /** Its code without React, in kilobytes after gzip. */
  readonly size: number;
}

const plugins = () => [vanillaExtractPlugin(), react()];

/** Builds a page with one viewer. React's profiling build counts the commits. */
async function buildPage(viewer: string, folder: string): Promise<void> {
  const page = join(ROOT, `${viewer}.html`);
  await writeFile(
    page,
    `<!doctype html><title>${viewer}</title><body><script type="module" src="/viewers/${viewer}.tsx"></script>`,
  );
  try {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'warn',
      publicDir: PICTURES,
      plugins: plugins(),
      resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } },
      build: {
        outDir: join(folder, viewer),
        rolldownOptions: { input: { index: page } },
        emptyOutDir: true,
      },
    });
  } finally {
    await rm(page);
  }
}

async function codeSize(viewer: string): Promise<number> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: plugins(),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(ROOT, 'viewers', `${viewer}.entry.ts`),
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const code = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  return gzipSync(code).length;
}

async function measurePlay(browser: Browser, address: string): Promise<PlayCost> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.on('pageerror', (error) => console.error(address, error.message));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(address);
  await page.waitForFunction(
    () => [...document.images].some((image) => image.complete),
    undefined,
    { timeout: 5000 },
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING.cpuSlowdown });
  await page.waitForTimeout(500);
  const readMetrics = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const commits = await page.evaluate(() => Number(Reflect.get(window, 'commits')));
    const values = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return { ...values, commits } as Record<string, number>;
  };
  const before = await readMetrics();
  await page.waitForTimeout(PLAY_SECONDS * 1000);
  const after = await readMetrics();
  await page.close();
  const increase = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  return {
    script: increase('ScriptDuration') * 1000,
    mainThreadTasks: increase('TaskDuration') * 1000,
    styleRecalculations: increase('RecalcStyleCount'),
    commitsPerSecond: increase('commits') / PLAY_SECONDS,
  };
}

/** Measures both viewers. The costs are the medians of all runs. */
export async function measureViewers(browser: Browser): Promise<ViewerCost[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const viewers: ViewerCost[] = [];
    for (const name of VIEWERS) {
      await buildPage(name, folder);
      const server = await preview({
        root: ROOT,
        configFile: false,
        logLevel: 'warn',
        build: { outDir: join(folder, name) },
        preview: { port: 0 },
      });
      const address = new URL(`${name}.html`, server.resolvedUrls?.local[0]).href;
      const runs: PlayCost[] = [];
      for (let run = 0; run < RUN_COUNT; run++) runs.push(await measurePlay(browser, address));
      await server.close();
      viewers.push({ name, size: (await codeSize(name)) / 1000, ...medians(runs) });
    }
    return viewers;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const TASK_SHARE_LIMIT = 1 / 3;
const SIZE_LIMIT_KB = 4;

/** The costs as a table, and the exceeded budgets of our viewer. */
export function viewersReport(viewers: readonly ViewerCost[]): Report {
  const [ours, theirs] = viewers;
  if (!ours || !theirs) throw new Error('Both viewers have to be measured.');
  const share = ours.mainThreadTasks / theirs.mainThreadTasks;
  const rows = viewers.map(
    ({ name, script, mainThreadTasks, commitsPerSecond, styleRecalculations, size }) => [
      name,
      `${script.toFixed(0)} ms`,
      `${mainThreadTasks.toFixed(0)} ms`,
      commitsPerSecond.toFixed(1),
      styleRecalculations.toFixed(0),
      `${size.toFixed(1)} KB`,
    ],
  );
  const head = [
    'viewer',
    'script',
    'all tasks',
    'React commits a second',
    'style recalculations',
    'code without React (gzip)',
  ];
  return {
    text: `${table(head, rows)}\n\nOurs takes ${(share * 100).toFixed(0)} % of the other's task time over ${PLAY_SECONDS} s of one story.`,
    failures: [
      ...budgetFailures(
        share <= TASK_SHARE_LIMIT,
        'The story viewer takes more than a third of the task time of the other viewer.',
      ),
      ...budgetFailures(
        ours.size <= SIZE_LIMIT_KB,
        `The story viewer's code is over ${SIZE_LIMIT_KB} KB.`,
      ),
    ],
  };
}
