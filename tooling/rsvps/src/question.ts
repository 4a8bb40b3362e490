import { createInterface } from 'node:readline';

/** Asks a question on the terminal. Returns an empty text if the input ends (Ctrl+C, Ctrl+D). */
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
    // readline/promises does not settle at the end of the input.
    terminal.once('close', () => {
      if (answered === '') output.write('\n');
      resolve(answered);
    });
  });

/** Whether a question can be asked. */
export const hasTerminal = (): boolean => process.stdin.isTTY && process.stderr.isTTY;
