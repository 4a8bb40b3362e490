// Measures the story viewer beside react-insta-stories, in one run on this machine, and prints a table for the README.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { launchOptions } from '@invitation/browser/find-browser';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';

const VIEWERS = ['ours', 'react-insta-stories'] as const;
const HERE = fileURLToPath(new URL('..', import.meta.url));
const PICTURES = fileURLToPath(
  new URL('../../../packages/domain/src/content/public', import.meta.url),
);
const RUNS = 5;
const SECONDS = 4;
const SLOWDOWN = 4;
/** The budget: a third of the other viewer's task time, and 4 KB of compressed code. */
const TASK_SHARE = 1 / 3;
const SIZE_KB = 4;

interface Measure {
  readonly script: number;
  readonly task: number;
  readonly styles: number;
  readonly commits: number;
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.waitForTimeout(500);
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const commits = await page.evaluate(() => Number(Reflect.get(window, 'commits')));
    const named = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return { ...named, commits } as Record<string, number>;
  };
  const before = await read();
  await page.waitForTimeout(SECONDS * 1000);
  const after = await read();
  await page.close();
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  return {
    script: grown('ScriptDuration') * 1000,
    task: grown('TaskDuration') * 1000,
    styles: grown('RecalcStyleCount'),
    commits: grown('commits') / SECONDS,
  };
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const browser = await chromium.launch(launchOptions());
const rows: string[] = [];
const results: { task: number; size: number }[] = [];
try {
  for (const viewer of VIEWERS) {
    await buildPage(viewer, folder);
    const server = await preview({
      root: HERE,
      configFile: false,
      logLevel: 'warn',
      build: { outDir: join(folder, viewer) },
      preview: { port: 0 },
    });
    const address = new URL(`${viewer}.html`, server.resolvedUrls?.local[0]).href;
    const runs: Measure[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, address));
    await server.close();
    const of = (name: keyof Measure) => median(runs.map((run) => run[name]));
    const size = (await weigh(viewer)) / 1024;
    results.push({ task: of('task'), size });
    rows.push(
      `| ${viewer} | ${of('script').toFixed(0)} ms | ${of('task').toFixed(0)} ms | ${of('commits').toFixed(1)} | ${of('styles').toFixed(0)} | ${size.toFixed(1)} KB |`,
    );
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

console.log(
  `Playing one story for ${SECONDS} s on a ${SLOWDOWN} times slower CPU, median of ${RUNS} runs:\n`,
);
console.log(
  '| viewer | script | all tasks | React commits a second | style recalculations | code without React (gzip) |',
);
console.log('|---|---|---|---|---|---|');
console.log(rows.join('\n'));
const [ours, theirs] = results;
if (ours && theirs) {
  const share = ours.task / theirs.task;
  console.log(`\nOurs takes ${(share * 100).toFixed(0)} % of the other's task time.`);
  if (share > TASK_SHARE || ours.size > SIZE_KB) {
    console.error(`The budget is ${(TASK_SHARE * 100).toFixed(0)} % and ${SIZE_KB} KB.`);
    process.exitCode = 1;
  }
}
