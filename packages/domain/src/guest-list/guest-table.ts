import type { Fields } from '../record/record';

/** In UTF-16 code units. */
export const TABLE_LIMIT = 80;

/** The most people of one guest who can sit at other tables. */
export const SEATS_LIMIT = 20;
/** The name, and the table after the last `=`. */
export const SEAT = /^[^\n\r]{1,80} = [^=\n\r]{1,80}$/u;

/** A document of `tables` under the guest's key (B15). */
export type GuestTable = {
  /** For everybody who is not in `seats`. */
  readonly table?: string | undefined;
  /** Such as `Ana = 8`. */
  readonly seats?: readonly string[] | undefined;
};

/** The tables in `seats`, by the name of the person. */
export const seatsIn = ({ seats = [] }: GuestTable): ReadonlyMap<string, string> =>
  new Map(
    seats.map((line) => {
      const at = line.lastIndexOf(' = ');
      return [line.slice(0, at), line.slice(at + 3)];
    }),
  );

/** The inverse of `seatsIn`. */
export const seatLines = (seats: ReadonlyMap<string, string>): readonly string[] =>
  Array.from(seats, ([name, table]) => `${name} = ${table}`);

/** Not a zod schema, whose functions would load with every page. @returns `null` if the rules would refuse the fields */
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
