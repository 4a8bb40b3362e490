// Runs a command beside the official emulators, and ends with its exit status. Without a command the emulators run
// until they are interrupted.
// Usage: with-emulators [COMMAND [ARGUMENT…]]
import { spawn } from 'node:child_process';
import { startEmulators } from './emulators';

const [command, ...commandArguments] = process.argv.slice(2);
const { environment, stop } = await startEmulators();
const signals = ['SIGINT', 'SIGTERM'] as const;

if (command === undefined) {
  for (const [name, value] of Object.entries(environment)) console.log(`${name}=${value}`);
  console.log('The emulators are running. Press Ctrl+C to stop them.');
  await new Promise((resolve) => {
    for (const signal of signals) process.on(signal, resolve);
  });
} else {
  const child = spawn(command, commandArguments, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
await stop();
