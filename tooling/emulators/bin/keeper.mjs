// Runs a command and ends it, with all that it started, once this process's standard input ends: that happens however
// the process that started the keeper goes away, be it killed.
// Usage: node keeper.mjs COMMAND [ARGUMENT…]
import { spawn } from 'node:child_process';

const PATIENCE_MS = 3000;
const [command = '', ...commandArguments] = process.argv.slice(2);
const kept = spawn(command, commandArguments, {
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
});
const signal = (name) => {
  try {
    process.kill(-kept.pid, name);
  } catch {
    // It is gone already.
  }
};

kept.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
kept.on('exit', (code) => process.exit(code ?? 1));
// A terminal sends these to everybody; the keeper waits for its parent.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.stdin.resume().on('end', () => {
  signal('SIGTERM');
  setTimeout(() => {
    signal('SIGKILL');
    process.exit(0);
  }, PATIENCE_MS);
});
