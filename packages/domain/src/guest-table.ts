import type { Fields } from './save';

/** The longest name of a table, in UTF-16 code units. */
export const TABLE_LIMIT = 80;

/** The most people of a guest who sit elsewhere than the others. */
export const SEATS_LIMIT = 20;
/** Where one person sits: the name, and the table after the last `=`. */
export const SEAT = /^[^\n\r]{1,80} = [^=\n\r]{1,80}$/u;

/** Where a guest sits: a document of the collection `tables`, whose key is that of the guest (B15). */
export type GuestTable = {
  /** Of everybody but those in `seats`. */
  readonly table?: string | undefined;
  /** Where single people sit, if not at `table`: lines such as `Ana = 8`. */
  readonly seats?: readonly string[] | undefined;
};

/** Where single people of a guest sit, by their names. */
export const seatsIn = ({ seats = [] }: GuestTable): ReadonlyMap<string, string> =>
  new Map(
    seats.map((line) => {
      const at = line.lastIndexOf(' = ');
      return [line.slice(0, at), line.slice(at + 3)];
    }),
  );

/**
 * Not by a schema: the functions of zod for it would load with every page.
 *
 * @returns `null` if the rules would refuse these fields
 */
export function parseTable({ table, seats }: Fields): GuestTable | null {
  if (table !== undefined && !(typeof table === 'string' && table.length <= TABLE_LIMIT))
    return null;
  if (seats !== undefined && !areSeats(seats)) return null;
  return { ...(table && { table }), ...(seats && { seats }) };
}

const areSeats = (lines: unknown): lines is readonly string[] =>
  Array.isArray(lines) &&
  lines.length >= 1 &&
  lines.length <= SEATS_LIMIT &&
  new Set(lines).size === lines.length &&
  lines.every((line) => typeof line === 'string' && SEAT.test(line));
