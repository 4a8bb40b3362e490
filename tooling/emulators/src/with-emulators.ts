// Runs a command with the emulators that its environment names, or with new ones; without a command, until Ctrl+C.
// Usage: with-emulators [--rules FILE] [COMMAND [ARGUMENT…]]; default: the rules of the sample
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { startEmulators } from './emulators';
import { hasEmulators } from './seed';
import { firebaseCli } from './tools';

if (!existsSync(firebaseCli)) {
  console.error(
    'firebase-tools is not installed yet. Run `npx pnpm turbo run emulators:ready` first.',
  );
  process.exit(1);
}

const given = process.argv.slice(2);
const [, rules] = given[0] === '--rules' ? given.splice(0, 2) : [];
const [command, ...commandArguments] = given;
await using started =
  command && hasEmulators() ? null : await startEmulators(rules && resolve(rules));
const signals = ['SIGINT', 'SIGTERM'] as const;

if (command === undefined) {
  for (const [name, value] of Object.entries(started?.environment ?? {}))
    console.log(`${name}=${value}`);
  console.log('The emulators are running. Press Ctrl+C to stop them.');
  await new Promise((settle) => {
    for (const signal of signals) process.on(signal, settle);
  });
} else {
  const child = spawn(command, commandArguments, {
    stdio: 'inherit',
    env: { ...process.env, ...started?.environment },
    shell: process.platform === 'win32',
  });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise<number>((settle) => {
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      settle(1);
    });
    child.on('exit', (code) => settle(code ?? 1));
  });
}
