import { tables as words } from '@invitation/domain/words/hosts/tables';

const isNumber = (table: string): boolean => /^\d+$/.test(table);

/** A table as people call it, e.g. `Table 7` or `Family`. */
export const shownTable = (table: string): string => (isNumber(table) ? words.table(table) : table);

/** E.g. `3 guests are at table 4.` @param table empty for none */
export const seatedMessage = (guests: number, table: string): string =>
  table ? words.seatedAt(guests, table, isNumber(table)) : words.seatedNowhere(guests);
