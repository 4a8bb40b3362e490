import { runCommand } from '../kit/command';
import { run } from './run';

const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
await runCommand(
  (given) => run(given, isTerminal ? {} : null, console.log),
  'Nothing was written.',
);
