import { columns as words } from '@invitation/domain/words/hosts/columns';
import type { Column } from '../headings/column';
import type { Meaning } from '../headings/meanings';

/** Returns the host's own heading and cell for a meaning. If several columns have it, the one with this text. */
export type CellOf = (
  meaning: Meaning,
  text?: string,
) => { readonly heading: string; readonly cell: string };

/** Which columns say something that has no column itself, in this order. */
const SOURCES: Readonly<Partial<Record<Meaning, readonly Meaning[]>>> = {
  name: ['firstName', 'lastName', 'party'],
  members: ['companions', 'children', 'name', 'firstName', 'lastName', 'party'],
  children: ['members', 'name', 'firstName'],
  people: ['adults', 'companions', 'children', 'members', 'name', 'firstName'],
  seats: ['table'],
};

const sourcesOf = (meaning: Meaning): readonly Meaning[] => [meaning, ...(SOURCES[meaning] ?? [])];

/** Finds cells in the rows of one guest. */
export const cellFinder =
  (columns: readonly Column[], rows: readonly { readonly cells: readonly string[] }[]): CellOf =>
  (meaning, text) => {
    const said = sourcesOf(meaning).find((each) =>
      columns.some((column) => column.meaning === each),
    );
    const found = columns.flatMap((column, at) =>
      column.meaning === said
        ? rows.map(({ cells }) => ({
            heading: column.heading || words[meaning],
            cell: cells[at] ?? '',
          }))
        : [],
    );
    return (
      found.find(({ cell }) => cell.trim() === text) ??
      found.find(({ cell }) => cell !== '') ??
      found[0] ?? { heading: words[meaning], cell: '' }
    );
  };
