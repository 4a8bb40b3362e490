import readExcelFile from 'read-excel-file/universal';
import { asText } from './separated';

/** A sheet of a workbook, or a file of text, as the page can read and show it. */
export interface Sheet {
  /** The name of the sheet; empty for a file of text. */
  readonly name: string;
  readonly text: string;
  /** Whether the file does not say how its accents are stored. */
  readonly isGuessed?: boolean;
}

const cellText = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (value === null || value === undefined) return '';
  return String(value).trim();
};

/** Reads a workbook of Excel (`.xlsx`). Sheets without a filled cell are left out. */
export async function readWorkbook(bytes: ArrayBuffer): Promise<readonly Sheet[]> {
  const sheets = await readExcelFile(bytes);
  return sheets.flatMap(({ sheet, data }) => {
    const rows = data.map((row) => row.map(cellText));
    return rows.some((row) => row.some(Boolean)) ? [{ name: sheet, text: asText(rows) }] : [];
  });
}
