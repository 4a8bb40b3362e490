/** Formats a table in Markdown. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map((name, column) =>
    Math.max(3, ...[name, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [columns, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}
