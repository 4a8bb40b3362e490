import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const END_WITH_PARENT = fileURLToPath(new URL('../bin/end-with-parent.mjs', import.meta.url));
const POLL_INTERVAL_MS = 50;
/** Firestore's emulator starts in seconds, on a busy machine in minutes. */
const START_LIMITS = { noticeMs: 20_000, timeoutMs: 300_000 };
/** How much of the latest output is kept for an error message, in UTF-16 code units. */
const OUTPUT_LIMIT = 4000;

export interface BackgroundCommand {
  /** Returns the match. Throws the command's output after `timeoutMs`. */
  waitForOutput(
    pattern: RegExp,
    limits?: { noticeMs: number; timeoutMs: number },
  ): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

/** Starts a command, which ends with this process. @param printed matches the lines of its output that this process prints */
export function startCommand(
  name: string,
  command: readonly string[],
  printed?: RegExp,
  environment: Readonly<Record<string, string>> = {},
): BackgroundCommand {
  const child = spawn(process.execPath, [END_WITH_PARENT, ...command], {
    stdio: 'pipe',
    env: { ...process.env, ...environment },
  });
  let output = '';
  let isClosed = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-OUTPUT_LIMIT);
      for (const line of text.split('\n')) if (printed?.test(line)) console.log(line);
    });
  }
  child.once('close', () => {
    isClosed = true;
  });
  return {
    async waitForOutput(pattern, { noticeMs, timeoutMs } = START_LIMITS) {
      const end = Date.now() + timeoutMs;
      const notice = setTimeout(
        () => console.log(`${name} is still starting. On a busy machine this takes minutes.`),
        noticeMs,
      );
      try {
        for (;;) {
          const match = pattern.exec(output);
          if (match) return match;
          if (isClosed || Date.now() > end) {
            throw new Error(`${name} did not start. It printed:\n${output}`);
          }
          await pause(POLL_INTERVAL_MS);
        }
      } finally {
        clearTimeout(notice);
      }
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
