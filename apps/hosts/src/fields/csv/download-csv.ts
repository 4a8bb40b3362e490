import type { HostsSite } from '../../context/hosts-site';
import { downloadFile } from '../../controls/download-file';

/** Downloads a table of guests. The code that writes tables is not loaded before. */
export async function downloadCsv(
  site: Pick<HostsSite, 'events' | 'questions'>,
  name: string,
  write: (
    tables: typeof import('../../model/spreadsheet/write/csv'),
    headings: ReadonlyMap<string, string>,
  ) => string | Promise<string>,
): Promise<void> {
  const [tables, { csvHeadings }] = await Promise.all([
    import('../../model/spreadsheet/write/csv'),
    import('./csv-headings'),
  ]);
  downloadFile(`${name}.csv`, 'text/csv', await write(tables, csvHeadings(site)));
}
