import { EXIT, runCommand } from '../kit/command';
import { run } from './run';

const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
await runCommand((given, signal) => {
  // Files are replaced without a pause, so that this cannot come between them.
  signal.addEventListener('abort', () => process.exit(EXIT.interrupted));
  return run(given, isTerminal ? {} : null, console.log);
}, 'Nothing was written.');
