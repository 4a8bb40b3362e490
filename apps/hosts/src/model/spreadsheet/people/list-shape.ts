import { parseEmail } from '@invitation/domain/guest-list/email';
import { readPhone } from '../../text/phone';
import { type Column, plainColumn } from '../headings/column';
import type { Meaning } from '../headings/meanings';
import type { Row } from '../read/separated';
import { inUsualOrder, isName, readNames, tidyName } from './names';
import { countsChildren, readCount } from './numbers';
import type { NameShape } from './row-people';

/** The columns of a list without headings, by what is in them: the first one with words has the names. */
export function columnsWithoutHeadings(rows: readonly Row[]): readonly Column[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const cellsAt = (at: number) => rows.map(({ cells }) => cells[at] ?? '').filter(Boolean);
  const mostly = (cells: readonly string[], test: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(test).length > cells.length / 2;
  const used = new Set<Meaning>();
  return Array.from({ length: width }, (_, at) => {
    const cells = cellsAt(at);
    const meaning = ((): Meaning | '' => {
      if (mostly(cells, (cell) => parseEmail(cell) !== null)) return 'email';
      if (mostly(cells, (cell) => (readCount(cell)?.people ?? 100) < 100 && cell.length < 20))
        return used.has('people') || isNumbering(cells) ? '' : 'people';
      if (mostly(cells, (cell) => readPhone(cell, '') !== null)) return 'phone';
      if (!mostly(cells, isName)) return '';
      if (used.has('name') || used.has('lastName')) return 'note';
      if (used.has('firstName')) return 'lastName';
      const isFirst = mostly(cells, isWord) && mostly(cellsAt(at + 1), isSurname);
      return isFirst ? 'firstName' : 'name';
    })();
    if (meaning) used.add(meaning);
    return plainColumn('', meaning, at);
  });
}

const isWord = (cell: string): boolean => /^\p{Lu}[^\s,;]+$/u.test(cell);
const isSurname = (cell: string): boolean => /^(?:\p{L}+ ){0,2}\p{Lu}[^\s,;@]*$/u.test(cell);

const isNumbering = (cells: readonly string[]): boolean =>
  cells.length > 2 &&
  cells.every((cell, at) => Number.parseInt(cell, 10) === Number.parseInt(cells[0] ?? '', 10) + at);

/**
 * The lines of a list without headings. A comma within a line is part of it, unless each line has a number or an address behind it;
 * one line with many names is many lines.
 */
export function linesWithoutHeadings(
  rows: readonly Row[],
  text: string,
  separator: ',' | '',
): readonly Row[] {
  const [only, ...more] = rows.filter(({ cells }) => cells.some(Boolean));
  const addressed = only && more.length === 0 ? text.trim().split(BETWEEN_ADDRESSES) : [];
  if (addressed.length > 1)
    return addressed.map((line, at) => ({ row: at + 1, cells: [line], isOpen: false }));
  if (
    only &&
    more.length === 0 &&
    only.cells.length > 2 &&
    only.cells.every((cell) => cell === '' || isName(cell))
  ) {
    return only.cells
      .filter(Boolean)
      .map((cell, at) => ({ row: at + 1, cells: [cell], isOpen: false }));
  }
  if (separator === '') return rows;
  const isTable = rows.some(({ cells }) =>
    cells
      .slice(1)
      .some(
        (cell) =>
          cell !== '' &&
          ((readCount(cell) !== null && !countsChildren(cell)) ||
            cell.includes('@') ||
            readPhone(cell, '') !== null),
      ),
  );
  if (isTable) return rows;
  const lines = text.split(/\r\n|[\n\r]/);
  return lines.map((line, at) => ({ row: at + 1, cells: [unquoted(line.trim())], isOpen: false }));
}

/** The field `To` of a mail. */
const BETWEEN_ADDRESSES = /(?<=<[^<>\s]+@[^<>\s]+>)\s*[,;]\s*/;

const unquoted = (line: string): string => (/^"[^"]*"$/.test(line) ? line.slice(1, -1) : line);

/** How the names of a column are written: `Silva, Ada`, or `Ada, Bruno, Tom`. */
export function shapeOfNames(
  heading: string,
  names: readonly string[],
  counts: readonly number[],
  isOfParties: boolean,
): NameShape {
  const saysTurned =
    /last.*first|nach.*vor|apellid.*nombre|apelid.*nome|nom.*pr[eé]nom|cognome.*nome|achter.*voor|nazwisko.*imi/i.test(
      heading,
    );
  const withComma = names
    .map((name, at) => ({ name: tidyName(name), count: counts[at] ?? 0 }))
    .filter(({ name }) => /,/.test(name));
  const turned = withComma.filter(({ name, count }) => isTurned(name, count));
  const filled = names.filter(Boolean).length;
  const isTurnedColumn =
    !isOfParties &&
    turned.length > 0 &&
    turned.length === withComma.length &&
    (saysTurned || turned.length > filled / 2);
  return {
    isTurned: saysTurned || isTurnedColumn,
    isList:
      !(saysTurned || isTurnedColumn) &&
      (isOfParties ||
        withComma.some(
          ({ name, count }) => count > 1 && name.split(/[,;&]| and /).length === count,
        )),
  };
}

function isTurned(name: string, count: number): boolean {
  const [last = '', first = '', ...more] = name.split(/\s*,\s*/);
  if (more.length > 0 || first === '' || inUsualOrder(name) === name) return false;
  // `Ann Able, vegan` is a name and a word.
  if (/^\p{Lu}/u.test(last) && /^\p{Ll}/u.test(first)) return false;
  const isCouple = count === 2 && readNames(first).people.length === 1;
  return (
    !isCouple &&
    last.split(' ').length <= 3 &&
    first.split(' ').length <= 4 &&
    !(last.split(' ').length > 1 && first.split(' ').length > 1)
  );
}
