import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startOnFreePorts } from '@invitation/emulators/free-ports';

export interface DriverProcess {
  readonly url: string;
  /** The lines that the driver and its browser have printed so far. */
  readonly output: readonly string[];
  stop(): Promise<void>;
}

/** Starts a virtual screen. Xvfb chooses the number of the display and prints it. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  for await (const line of createInterface({ input: screen.stdout })) {
    return { screen, display: `:${line.trim()}` };
  }
  throw new Error('Xvfb ended before it had a display.');
}

async function waitUntilReady(url: string, driver: ChildProcess): Promise<void> {
  let printed = '';
  driver.stderr?.on('data', (text) => {
    printed += text;
  });
  for (let attempt = 0; attempt < 100; attempt++) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended. It printed:\n${printed}`);
    const ready = await fetch(`${url}/status`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not answer within ten seconds.');
}

/**
 * Starts WebKitWebDriver with its own screen and home directory.
 *
 * @throws if Xvfb or the driver does not start
 */
export const startDriver = (executablePath: string): Promise<DriverProcess> =>
  startOnFreePorts(1, ([port]) => startOnPort(executablePath, port));

async function startOnPort(
  executablePath: string,
  port: number | undefined,
): Promise<DriverProcess> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-home-'));
  const { screen, display } = await startScreen();
  const { DBUS_SESSION_BUS_ADDRESS: _, ...environment } = process.env;
  const driver = spawn(executablePath, [`--port=${port}`], {
    env: {
      ...environment,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  createInterface({ input: driver.stdout }).on('line', (line) => output.push(line));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    driver.kill();
    screen.kill();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await waitUntilReady(url, driver);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, output, stop };
}
