// Runs a command, and stops it when the standard input ends. That happens even if the parent process is killed.
// Usage: node end-with-parent.mjs COMMAND [ARGUMENT…]
import { spawn } from 'node:child_process';

const STOP_TIMEOUT_MS = 3000;
const [command = '', ...commandArguments] = process.argv.slice(2);
const child = spawn(command, commandArguments, {
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
});
const signalGroup = (name) => {
  try {
    process.kill(-child.pid, name);
  } catch {
    // The process group has ended already.
  }
};

child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
// A terminal sends these signals to every process. The parent decides when the command stops.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.stdin.resume().on('end', () => {
  signalGroup('SIGTERM');
  setTimeout(() => {
    signalGroup('SIGKILL');
    process.exit(0);
  }, STOP_TIMEOUT_MS);
});
