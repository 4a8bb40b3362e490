/**
 * A guest list of a couple and a family, with a heading in each column.
 *
 * @param days what the couple and the family are invited to; empty if the list has no such column
 */
export const exampleList = (couple: string, family: string, days: readonly string[]): string =>
  [
    ['name', days.length > 0 && 'days', 'people'],
    [couple, days[0], '2'],
    [family, days.at(-1), '4'],
  ]
    .map((row) => row.filter(Boolean).join(','))
    .join('\n');
