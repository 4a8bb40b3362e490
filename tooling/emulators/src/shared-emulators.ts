import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Emulators } from './emulators';

type Environment = Emulators['environment'];

const FILE = fileURLToPath(
  new URL('../../../node_modules/.cache/invitation/emulators.json', import.meta.url),
);

/** Lets other commands find running emulators. Returns a function that ends it. */
export function shareEmulators(environment: Environment, file = FILE): () => void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...environment, pid: process.pid }));
  return () => rmSync(file, { force: true });
}

/** The emulators that `shareEmulators` announced, `null` if their process is gone. */
export function findSharedEmulators(file = FILE): Environment | null {
  try {
    const { pid, ...environment } = JSON.parse(readFileSync(file, 'utf8'));
    process.kill(pid, 0);
    return environment;
  } catch {
    return null;
  }
}
