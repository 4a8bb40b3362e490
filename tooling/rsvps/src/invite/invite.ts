import { PAPERS } from '@invitation/cards/card';
import type { Firestore } from 'firebase-admin/firestore';
import type { Options } from '../arguments';
import { type WriteResult, writeInBatches } from '../batches';
import { alignRows, cell, joinTexts } from '../cells';
import { INVITATIONS, type StoredDocument } from '../documents';
import { EXIT } from '../errors';
import { formatCount } from '../format';
import { readInvitations } from '../invitations';
import { print } from '../print';
import { parseAddresses, readSettings } from './addresses';
import { readGuests } from './guests';
import { invitationFiles, TABLE_FILE } from './invitation-files';
import { stageFiles } from './output-folder';
import { type PlannedInvitation, planInvitations } from './plan';
import { rowOf, withdraw } from './withdraw';

/** In the working directory. Git ignores it, because whoever has a link can reply for its guests. */
export const OUTPUT_FOLDER = 'invitations';

const isNew = ({ stored }: PlannedInvitation): boolean => stored === undefined;
const isChanged = ({ changes }: PlannedInvitation): boolean => changes.length > 0;

/** Writes new and changed invitations, except those that were changed or withdrawn since they were read. */
const writeInvitations = (
  firestore: Firestore,
  invitations: readonly PlannedInvitation[],
): Promise<WriteResult<PlannedInvitation>> =>
  writeInBatches(
    firestore,
    { verb: 'Wrote', noun: 'invitation' },
    invitations.filter((invitation) => isNew(invitation) || isChanged(invitation)),
    (writer, { id, guest: { card }, stored }) => {
      const document = firestore.collection(INVITATIONS).doc(id);
      const { name, days, people } = card;
      const fields = { name, days, people };
      return stored
        ? writer.update(document, fields, { lastUpdateTime: stored.updateTime })
        : writer.create(document, fields);
    },
  );

function report(invitations: readonly PlannedInvitation[]): string {
  const changed = invitations.filter(isChanged);
  const created = invitations.filter(isNew).length;
  const unchanged = invitations.length - created - changed.length;
  const rows = changed.map(({ guest, changes }) => [
    cell(guest.card.name),
    cell(changes.join(', ')),
  ]);
  return [
    `${formatCount(invitations.length, 'invitation')}: ${created} new, ${changed.length} changed, ${unchanged} unchanged.`,
    ...(rows.length > 0 ? [alignRows(rows)] : []),
    'Whoever has a link can reply for its guests, so keep these files to yourselves:',
    alignRows([
      [`${OUTPUT_FOLDER}/${TABLE_FILE}`, 'the table with all links, to change and to import again'],
      ...PAPERS.map((paper) => [`${OUTPUT_FOLDER}/cards-${paper}.html`, 'the cards to print']),
      [`${OUTPUT_FOLDER}/qr`, 'a QR code for each invitation'],
    ]),
  ].join('\n');
}

/** Without the ids, which open the replies. */
const absentText = (absent: readonly StoredDocument[], file: string): string =>
  `\nNot in ${file}, but still valid: ${formatCount(absent.length, 'invitation')}. To withdraw what is not in the table, add --withdraw.\n${alignRows(absent.map(rowOf))}`;

/**
 * Writes the personal invitations of the hosts' table, and files with their links (B14).
 *
 * @returns the exit code
 * @throws HostError that lists the faults of the table, before anything is written
 */
export async function invite(
  firestore: Firestore,
  file: string,
  options: Pick<Options, 'emulator' | 'withdraw' | 'weekend-address' | 'saturday-address'>,
): Promise<number> {
  const { guests, otherColumns } = readGuests(file);
  const days = new Set(guests.map(({ card }) => card.days));
  const addresses = parseAddresses(options, readSettings(), days);
  const { invitations, absent } = planInvitations(file, guests, await readInvitations(firestore));
  const files = stageFiles(
    OUTPUT_FOLDER,
    await invitationFiles(invitations, otherColumns, addresses),
  );
  let refused: readonly PlannedInvitation[];
  try {
    ({ refused } = await writeInvitations(firestore, invitations));
  } catch (error) {
    files.discard();
    throw error;
  }
  files.replace();
  await print(report(invitations));
  const withdrawn =
    options.withdraw && absent.length > 0
      ? await withdraw(firestore, absent, OUTPUT_FOLDER)
      : undefined;
  if (!options.withdraw && absent.length > 0) await print(absentText(absent, file));
  const failed = [
    ...refused.map(({ guest }) => guest.card.name),
    ...(withdrawn?.refused ?? []).map(({ data, key }) => String(data.name ?? key)),
  ];
  if (failed.length === 0) return 0;
  console.error(
    `These invitations changed in the meantime and were not written: ${joinTexts(failed.map(cell))}. Run the command again.`,
  );
  return EXIT.failure;
}
