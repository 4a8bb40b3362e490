import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { CONTENT } from '@invitation/vite/content/folder';
import { ROOT } from '@invitation/vite/root';
import type { Page } from '@playwright/test';
import { watchConsole } from '../guest';

/** Those of the three sites, and the studio's. */
const PORTS = 4;

/** @returns the first of ports in a row that are free */
async function freePorts(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  server.close();
  await once(server, 'close');
  return port + PORTS < 65_536 ? port : freePorts();
}

/** Opens the studio on a copy of the sample, in `folder/content`. @returns also its errors in the console, except of a refusal */
export async function openStudio(
  page: Page,
  folder: string,
): Promise<AsyncDisposable & { readonly faults: readonly string[] }> {
  const content = join(folder, 'content');
  await cp(CONTENT, content, { recursive: true });
  const first = await freePorts();
  const studio: ChildProcess = spawn(
    'tsx',
    [join(ROOT, 'apps/studio/src/testing/serve-studio.ts'), content, join(folder, 'cache')],
    { env: { ...process.env, DEV_PORT: `${first}`, NODE_ENV: 'development' }, stdio: 'inherit' },
  );
  const address = `http://localhost:${first + PORTS - 1}/`;
  while (!(await fetch(address).catch(() => null))) {
    if (studio.exitCode !== null) throw new Error('The studio ended before it answered.');
    await page.waitForTimeout(200);
  }
  const faults = watchConsole(page, [/status of 422/], address);
  await page.goto(address);
  return {
    faults,
    async [Symbol.asyncDispose]() {
      // Or the page would ask for the server's start again.
      await page.goto('about:blank');
      if (studio.exitCode !== null) return;
      studio.kill();
      await once(studio, 'exit');
    },
  };
}
