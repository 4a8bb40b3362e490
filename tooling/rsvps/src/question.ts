import { createInterface } from 'node:readline';

/**
 * Asks a question on the terminal.
 *
 * @returns the answer, or an empty text if the input ends before (Ctrl+C, Ctrl+D)
 */
export const ask = (
  question: string,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<string> =>
  new Promise((resolve) => {
    const terminal = createInterface({ input, output });
    let answered = '';
    terminal.question(question, (answer) => {
      answered = answer.trim();
      terminal.close();
    });
    // readline/promises would never settle at the end of the input.
    terminal.once('close', () => {
      if (answered === '') output.write('\n');
      resolve(answered);
    });
  });

/** Whether somebody can read a question and answer it. */
export const hasTerminal = (): boolean => process.stdin.isTTY && process.stderr.isTTY;
