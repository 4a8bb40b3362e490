import { PAPERS } from '@invitation/cards/card';
import { qrCodeSvg } from '@invitation/cards/qr-code';
import { renderCards } from '@invitation/cards/render-cards';
import { invitationLink } from '@invitation/domain/invitation-link';
import { removeAccents } from '@invitation/hosts/model/normalize';
import { tableCsv } from '@invitation/hosts/model/table-csv';
import { password } from '../content';
import type { Addresses } from './addresses';
import { OWN_COLUMNS } from './guests';
import type { PlannedInvitation } from './plan';

/** The table with the ids, to import again. */
export const TABLE_FILE = 'guests.csv';
/** In UTF-16 code units. A file system allows 255 bytes. */
const FILE_NAME_LIMIT = 60;

/** Names files after the guests, each differently. */
function fileNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const words = removeAccents(name).match(/[\p{Letter}\p{Number}]+/gu) ?? ['guest'];
    const base = words.join('-').slice(0, FILE_NAME_LIMIT);
    let fileName = base;
    for (let number = 2; used.has(fileName); number++) fileName = `${base}-${number}`;
    used.add(fileName);
    return fileName;
  });
}

/**
 * The files of all invitations by path: the table, a QR code each, and the cards for each paper.
 *
 * @param otherColumns the columns of the hosts' table that are only kept
 */
export async function invitationFiles(
  invitations: readonly PlannedInvitation[],
  otherColumns: readonly string[],
  addresses: Addresses,
): Promise<Map<string, string>> {
  const names = fileNames(invitations.map(({ guest }) => guest.card.name));
  const rows = invitations.map(({ id, guest: { card, cells } }, index) => {
    const link = invitationLink(addresses[card.days], id, password);
    return { ...cells, ...card, id, link, qr: `qr/${names[index]}.svg` };
  });
  const sheets = await renderCards(rows);
  return new Map([
    [TABLE_FILE, tableCsv([...OWN_COLUMNS, ...otherColumns], rows)],
    ...rows.map(({ qr, link }): [string, string] => [qr, qrCodeSvg(link)]),
    ...PAPERS.map((paper): [string, string] => [`cards-${paper}.html`, sheets[paper]]),
  ]);
}
