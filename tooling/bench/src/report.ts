/** What one part of the bench has to say. */
export interface Report {
  /** A table and its caption, in Markdown. */
  readonly text: string;
  /** A sentence for each budget that does not hold. */
  readonly failures: readonly string[];
}

/** Prints reports; a budget that does not hold fails the process. */
export function tell(reports: readonly Report[]): void {
  for (const { text } of reports) console.log(`${text}\n`);
  const failures = reports.flatMap(({ failures }) => failures);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

/** A budget's failures: a sentence if the budget does not hold. */
export const budget = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);
