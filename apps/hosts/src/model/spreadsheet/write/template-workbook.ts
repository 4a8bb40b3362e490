import writeExcelFile from 'write-excel-file/browser';
import type { ImportSite } from '../meaning/import-site';
import { templateRows } from './template';

const COLUMN_WIDTH = 22;

/** The template as a workbook of Excel. All cells are texts, so that a telephone number keeps its `+`. */
export function templateWorkbook(site: ImportSite): Promise<Blob> {
  const [headings = [], ...rows] = templateRows(site);
  return writeExcelFile(
    [
      headings.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...rows.map((row) => [...row]),
    ],
    { columns: headings.map(() => ({ width: COLUMN_WIDTH })), stickyRowsCount: 1 },
  ).toBlob();
}
