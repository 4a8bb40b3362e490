import { cpSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { createLogger, createServer } from 'vite';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ROOT } from '../root';
import { temporaryFolder } from '../testing/temporary-folder';
import { FIXTURES } from './folder';

// When the server restarts, Node imports the configuration again. It is TypeScript, so it needs tsx.
afterAll(register());

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  cpSync(FIXTURES, join(folder, 'content'), { recursive: true });
});

it('the development server follows files that are added, deleted and renamed', async () => {
  vi.stubEnv('VITE_CONFIG_NATIVE_IGNORE_WARNING', 'true');
  vi.stubEnv('FOLLOWED_CONTENT', join(folder, 'content'));
  const logger = createLogger('silent');
  const report = vi.spyOn(logger, 'error');
  const server = await createServer({
    root: join(ROOT, 'apps/full'),
    cacheDir: join(folder, 'cache'),
    configFile: fileURLToPath(new URL('./testing/followed.config.ts', import.meta.url)),
    customLogger: logger,
    server: { middlewareMode: true, ws: false, watch: { usePolling: true, interval: 20 } },
  });
  const content = async () =>
    (await server.environments.client.transformRequest('content:weekend'))?.code ?? '';
  const becomes = (check: (code: string) => boolean) =>
    vi.waitFor(async () => expect(check(await content())).toBe(true), 60_000);
  /** Touches a file until the server notices. It misses a change while it is still reading the folder. */
  const untilHeard = async (file: string) => {
    const heard = vi.fn();
    // One second later each time, because `Date` stands still in tests.
    let time = Date.now();
    await vi.waitFor(() => {
      server.watcher.once('change', heard);
      time += 1_000;
      utimesSync(file, time / 1_000, time / 1_000);
      expect(heard).toHaveBeenCalled();
    }, 60_000);
  };
  const days = join(folder, 'content/days');
  const celebration = join(folder, 'content/celebration.yaml');
  const questions = join(folder, 'content/questions.yaml');
  try {
    await becomes((code) => code.includes('"day":"friday"') && !code.includes('questions'));
    await untilHeard(celebration);
    writeFileSync(questions, 'questions: [{ id: song, label: A song, kind: text }]');
    await becomes((code) => code.includes('A song'));
    await untilHeard(celebration);
    rmSync(questions);
    await becomes((code) => !code.includes('A song'));
    await untilHeard(join(days, 'sunday.yaml'));
    renameSync(join(days, 'sunday.yaml'), join(days, 'brunch.yaml'));
    await becomes((code) => code.includes('"day":"brunch"') && !code.includes('"day":"sunday"'));
    await untilHeard(celebration);
    rmSync(join(folder, 'content'), { recursive: true });
    const gone = expect.stringContaining('no such file');
    await vi.waitFor(() => expect(report).toHaveBeenCalledWith(gone), 60_000);
  } finally {
    await server.close();
    vi.unstubAllEnvs();
  }
}, 180_000);
