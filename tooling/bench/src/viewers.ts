import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build, preview } from 'vite';
import { THROTTLE } from './browser-page';
import { medians } from './median';
import { budget, type Report } from './report';
import { table } from './table';

const VIEWERS = ['ours', 'react-insta-stories'] as const;
const HERE = fileURLToPath(new URL('..', import.meta.url));
const PICTURES = fileURLToPath(
  new URL('../../../packages/domain/src/fixtures/public', import.meta.url),
);
const RUNS = 5;
/** How long a story is watched for, in seconds. */
export const WATCHED = 4;

/** What playing one story costs. */
interface Measure {
  /** Milliseconds of script, and of all of the main thread's tasks. */
  readonly script: number;
  readonly task: number;
  readonly styles: number;
  /** React commits a second. */
  readonly commits: number;
}

/** One viewer: what it costs, and what its code weighs beside React, in kilobytes after gzip. */
export interface Viewer extends Measure {
  readonly name: string;
  readonly size: number;
}

const plugins = () => [vanillaExtractPlugin(), react()];

/** Builds a page with one viewer and tells its folder. React's profiling build counts the commits. */
async function buildPage(viewer: string, folder: string): Promise<void> {
  const page = join(HERE, `${viewer}.html`);
  await writeFile(
    page,
    `<!doctype html><title>${viewer}</title><body><script type="module" src="/viewers/${viewer}.tsx"></script>`,
  );
  try {
    await build({
      root: HERE,
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

/** How many bytes of compressed code a viewer adds to a page that has React already. */
async function weigh(viewer: string): Promise<number> {
  const result = await build({
    root: HERE,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: plugins(),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(HERE, 'viewers', `${viewer}.entry.ts`),
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

async function measure(browser: Browser, address: string): Promise<Measure> {
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.slowdown });
  await page.waitForTimeout(500);
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const commits = await page.evaluate(() => Number(Reflect.get(window, 'commits')));
    const named = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return { ...named, commits } as Record<string, number>;
  };
  const before = await read();
  await page.waitForTimeout(WATCHED * 1000);
  const after = await read();
  await page.close();
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  return {
    script: grown('ScriptDuration') * 1000,
    task: grown('TaskDuration') * 1000,
    styles: grown('RecalcStyleCount'),
    commits: grown('commits') / WATCHED,
  };
}

/** Both viewers' measures, each the median of five runs in one session of a browser. */
export async function measureViewers(browser: Browser): Promise<Viewer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const viewers: Viewer[] = [];
    for (const name of VIEWERS) {
      await buildPage(name, folder);
      const server = await preview({
        root: HERE,
        configFile: false,
        logLevel: 'warn',
        build: { outDir: join(folder, name) },
        preview: { port: 0 },
      });
      const address = new URL(`${name}.html`, server.resolvedUrls?.local[0]).href;
      const runs: Measure[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, address));
      await server.close();
      viewers.push({ name, size: (await weigh(name)) / 1000, ...medians(runs) });
    }
    return viewers;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The budget: a third of the other viewer's task time, and 4 KB of compressed code. */
const TASK_SHARE = 1 / 3;
const SIZE = 4;

/** The viewers as a table, and whether ours keeps its budget. */
export function viewersReport(viewers: readonly Viewer[]): Report {
  const [ours, theirs] = viewers;
  if (!ours || !theirs) throw new Error('Both viewers are to be measured.');
  const share = ours.task / theirs.task;
  const rows = viewers.map(({ name, script, task, commits, styles, size }) => [
    name,
    `${script.toFixed(0)} ms`,
    `${task.toFixed(0)} ms`,
    commits.toFixed(1),
    styles.toFixed(0),
    `${size.toFixed(1)} KB`,
  ]);
  const head = [
    'viewer',
    'script',
    'all tasks',
    'React commits a second',
    'style recalculations',
    'code without React (gzip)',
  ];
  return {
    text: `${table(head, rows)}\n\nOurs takes ${(share * 100).toFixed(0)} % of the other's task time over ${WATCHED} s of one story.`,
    failures: [
      ...budget(
        share <= TASK_SHARE,
        'The story viewer takes over a third of the task time of the other one.',
      ),
      ...budget(ours.size <= SIZE, `The story viewer's code is over ${SIZE} KB.`),
    ],
  };
}
