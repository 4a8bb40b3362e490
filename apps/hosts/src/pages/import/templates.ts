import { imports as words } from '@invitation/domain/words/hosts/imports';
import type { OpenSite } from '../../context/hosts-site';
import { downloadFile } from '../../controls/download-file';

/** A table to fill in, by its format (B15). What writes it loads with the first one. */
export const TEMPLATES: readonly (readonly [
  format: string,
  download: (site: OpenSite) => Promise<void>,
])[] = [
  [
    'Excel',
    async (site) => {
      const { templateWorkbook } = await import('../../model/spreadsheet/write/template-workbook');
      const workbook = await templateWorkbook(site);
      downloadFile(`${words.templateFile}.xlsx`, workbook.type, workbook);
    },
  ],
  [
    'CSV',
    async (site) => {
      const { templateCsv } = await import('../../model/spreadsheet/write/template');
      downloadFile(`${words.templateFile}.csv`, 'text/csv', templateCsv(site));
    },
  ],
];
