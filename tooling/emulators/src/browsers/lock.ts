import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOCK = join(tmpdir(), 'invitation-browsers.lock');

/** Waits until no other process of this machine has the lock. Without the command `flock`, e.g. on macOS, there is no lock. */
export async function takeLock(file = LOCK): Promise<Disposable> {
  const holder = spawn('flock', [file, 'sh', '-c', 'echo locked; cat'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const isOver = once(holder, 'close').catch(() => {});
  await Promise.race([once(holder.stdout, 'data'), isOver]);
  return { [Symbol.dispose]: () => holder.stdin.end() };
}
