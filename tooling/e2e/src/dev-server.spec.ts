import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from './guest';

const APP = fileURLToPath(new URL('../../../apps/full', import.meta.url));
/** On a busy machine the server bundles its dependencies for this long. */
const START_MS = 50_000;

/** The first line of a sample invitation: the name, then the link. Leaves the server running. */
async function printedSample(server: ChildProcess & { stdout: NodeJS.ReadableStream }) {
  for await (const line of createInterface({ input: server.stdout })) {
    const [, name, link] = / (\S.*): (http:\S+#invitation=\S+)/.exec(line) ?? [];
    if (name && link) return { name, link };
  }
  throw new Error('The server ended before it printed a sample link.');
}

const test = base.extend<{ sample: { name: string; link: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  sample: async ({}, use) => {
    // As the script `dev` of the app, on a free port.
    const server = spawn('node', ['--import', 'tsx', 'node_modules/vite/bin/vite.js', '--port=0'], {
      cwd: APP,
      env: { ...process.env, VITE_BACKEND: 'embedded' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await use(await printedSample(server));
    server.kill();
  },
});

test('a sample link that the development server prints opens its invitation', async ({
  page,
  sample,
}) => {
  await page.goto(sample.link);
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue(sample.name, {
    timeout: START_MS,
  });
  expect(new URL(page.url()).hash).toBe('');
});
