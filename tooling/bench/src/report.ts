/** The result of one measurement. */
export interface Report {
  /** A table and its caption, in Markdown. */
  readonly text: string;
  /** A sentence for each exceeded budget. */
  readonly failures: readonly string[];
}

/** Prints a report. An exceeded budget sets the exit code to 1. */
export function printReport({ text, failures }: Report): void {
  console.log(`${text}\n`);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

export const budgetFailures = (holds: boolean, sentence: string): string[] =>
  holds ? [] : [sentence];
