/** A measured value, and its budget if it has one. Without a unit, it is a number of things. */
export type Measure = readonly [
  name: string,
  value: number,
  unit: keyof typeof DECIMALS,
  budget?: number | undefined,
];

const DECIMALS = { ms: 0, KB: 1, 'round trips': 1, '': 0 };

export interface Report {
  readonly text: string;
  /** A sentence for each exceeded budget. */
  readonly failures: readonly string[];
}

export function printReport({ text, failures }: Report): void {
  console.log(`${text}\n`);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

const format = (value: number, unit: keyof typeof DECIMALS): string =>
  `${value.toFixed(DECIMALS[unit])} ${unit}`.trim();

export const reportOf = (title: string, measures: readonly Measure[]): Report => ({
  text: table(
    [title, 'measured', 'budget'],
    measures.map(([name, value, unit, budget]) => [
      name,
      format(value, unit),
      budget === undefined ? '' : format(budget, unit),
    ]),
  ),
  failures: measures.flatMap(([name, value, unit, budget]) =>
    budget === undefined || value <= budget
      ? []
      : [`${name}: ${format(value, unit)}, over the budget of ${format(budget, unit)}.`],
  ),
});

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map((name, column) =>
    Math.max(3, ...[name, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [columns, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}
