import { tables as words } from '@invitation/domain/words/hosts/tables';

/** A table as people call it, e.g. `Table 7` or `Family`. */
export const shownTable = (table: string): string =>
  /^\d+$/.test(table) ? words.table(table) : table;
