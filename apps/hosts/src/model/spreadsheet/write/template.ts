import { columns } from '@invitation/domain/words/hosts/columns';
import { imports as words } from '@invitation/domain/words/hosts/imports';
import type { ImportSite } from '../meaning/import-site';
import { rowsCsv } from './table-csv';

/** Fictitious phone numbers. */
const PHONES = ['+1 212 555 0142', '+1 212 555 0143'];

/**
 * A table to fill in, with a couple and a family that an import reads as they are (B15).
 *
 * @returns its cells, the headings first
 */
export function templateRows({
  invitedTo: { names, offered },
  namedGuests = false,
  languages,
}: ImportSite): readonly (readonly string[])[] {
  const days = offered.length > 1 ? offered.map((each) => names[each]) : [];
  const [couple = '', family = ''] = words
    .example([])
    .split('\n')
    .slice(1)
    .map((line) => line.slice(0, line.lastIndexOf(',')));
  const members = `Ada; Obi; ${columns.asChild('Uju')}; ${columns.asChild('Eze')}`;
  /** A heading, and its cell in each of the two rows. */
  const filled: readonly (readonly [heading: string, couple: string, family: string])[] = [
    [columns.name, couple, family],
    [columns.people, '2', '4'],
    ...(namedGuests ? [[columns.members, '', members] as const] : []),
    ...(days.length > 0 ? [[columns.days, days[0] ?? '', days.at(-1) ?? ''] as const] : []),
    ...(languages.length > 0
      ? [[columns.language, languages[0] ?? '', languages.at(-1) ?? ''] as const]
      : []),
    [columns.phone, PHONES[0] ?? '', PHONES[1] ?? ''],
    [columns.email, 'couple@example.com', 'family@example.com'],
    [columns.address, '', ''],
    [columns.table, '1', '2'],
    [columns.tags, '', ''],
    [columns.note, '', ''],
  ];
  return [0, 1, 2].map((row) => filled.map((cells) => cells[row] ?? ''));
}

/** The template for every spreadsheet. */
export const templateCsv = (site: ImportSite): string => rowsCsv(templateRows(site));
