import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(
  new URL('../node_modules/@invitation/vite/src/hosting/serve-site.ts', import.meta.url),
);
const PORT = 4290;

/** The address of the served build. */
export const ORIGIN = `http://localhost:${PORT}`;

/**
 * Serves a build of an app like Firebase Hosting, and waits until the server answers.
 *
 * @returns a function that stops the server
 * @throws Error if the server ends, e.g. because its port is taken, or does not answer within ten seconds
 */
export async function serveBuild(folder: string, app = 'full'): Promise<() => void> {
  const server = spawn(process.execPath, ['--import', 'tsx', SERVER, app, folder, String(PORT)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Playwright exits on Ctrl+C.
  process.once('exit', () => server.kill());
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt++) {
    // If the port is taken, another server answers at once, and this one needs some time to exit.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const isAnswering = await fetch(ORIGIN).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isAnswering && server.exitCode === null) return () => server.kill();
  }
  server.kill();
  throw new Error(`Nothing answers at ${ORIGIN}. Is another server at that port?`);
}
