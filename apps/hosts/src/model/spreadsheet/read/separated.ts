/** A row of a list, as spreadsheets count it. */
export interface Row {
  readonly row: number;
  readonly cells: readonly string[];
  /** Whether a cell begins with a quotation mark that never ends. */
  readonly isOpen: boolean;
}

/**
 * Splits text into rows of cells (RFC 4180), with any separator and any line end.
 *
 * A quotation mark only begins a quoted cell if the closing one is before a separator or a line end. Every other one is a character,
 * so that a single mark never swallows the rows after it.
 */
export function rowsOf(text: string, separator: string): readonly Row[] {
  const rows: Row[] = [];
  let cells: string[] = [];
  let isOpen = false;
  let at = 0;
  const endRow = () => {
    rows.push({ row: rows.length + 1, cells, isOpen });
    cells = [];
    isOpen = false;
  };
  while (at < text.length) {
    const quoted =
      text[skipBlanks(text, at, separator)] === '"'
        ? quotedCell(text, skipBlanks(text, at, separator), separator)
        : null;
    if (quoted) {
      cells.push(quoted.cell);
      at = quoted.end;
    } else {
      const end = endOfCell(text, at, separator);
      const cell = text.slice(at, end).trim();
      if (cell.startsWith('"') && (cell.match(/"/g) ?? []).length % 2 === 1) isOpen = true;
      cells.push(cell);
      at = end;
    }
    if (text.startsWith(separator, at)) {
      at += separator.length;
      if (at < text.length && !isLineEnd(text[at])) continue;
      cells.push('');
    }
    if (text.startsWith('\r\n', at)) at++;
    at++;
    endRow();
  }
  return rows;
}

const isLineEnd = (sign: string | undefined) => sign === '\n' || sign === '\r';

function skipBlanks(text: string, at: number, separator: string): number {
  let next = at;
  while (text[next] === ' ' && separator !== ' ') next++;
  return next;
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && !isLineEnd(text[at]) && !text.startsWith(separator, at)) at++;
  return at;
}

/** `null` if the quotation mark at this place is only a character. */
function quotedCell(text: string, from: number, separator: string) {
  let at = from + 1;
  for (;;) {
    const mark = text.indexOf('"', at);
    if (mark < 0) return null;
    if (text[mark + 1] === '"') {
      at = mark + 2;
      continue;
    }
    const end = skipBlanks(text, mark + 1, separator);
    const isEnd = end >= text.length || isLineEnd(text[end]) || text.startsWith(separator, end);
    if (!isEnd) return null;
    return {
      cell: text
        .slice(from + 1, mark)
        .replaceAll('""', '"')
        .trim(),
      end,
    };
  }
}

/** Writes rows so that `rowsOf` reads them with a tab. */
export const asText = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\n');
