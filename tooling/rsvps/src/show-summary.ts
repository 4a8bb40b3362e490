import { csv } from '@invitation/hosts/model/csv';
import { parseInvitations } from '@invitation/hosts/model/invitations';
import { parseReplies } from '@invitation/hosts/model/replies';
import { summarize } from '@invitation/hosts/model/summary';
import type { Firestore } from 'firebase-admin/firestore';
import type { Options } from './arguments';
import { events } from './content';
import { readDocuments } from './documents';
import { EXIT } from './errors';
import { formatCount } from './format';
import { readInvitations } from './invitations';
import { toJson } from './json';
import { print } from './print';
import { checkTarget, writePrivateFile } from './private-file';
import { tables } from './tables';

/** Says how many documents of a collection were not counted. */
function reportUnreadable(count: number, one: string, many: string, advice: string): void {
  if (count === 0) return;
  console.error(
    `${count === 1 ? `1 document in ${one}` : `${count} documents in ${many}`}. They were not counted. Find each by its key in the Firebase console, and correct it there${advice}.`,
  );
}

/**
 * Prints or writes all replies and invitations (B9, B14).
 *
 * @returns the exit code
 */
export async function showSummary(
  firestore: Firestore,
  { csv: file, json, force }: Pick<Options, 'csv' | 'json' | 'force'>,
): Promise<number> {
  if (file !== undefined) checkTarget(file, force);
  const [replyDocuments, invitationDocuments] = await Promise.all([
    readDocuments(firestore),
    readInvitations(firestore),
  ]);
  const replies = parseReplies(events, replyDocuments);
  const all = parseInvitations(invitationDocuments);
  const { invitations } = all;
  const unreadable = [...replies.unreadable, ...all.unreadable];
  if (file !== undefined) {
    writePrivateFile(file, csv(events, replies, all), force);
    const written = [
      formatCount(replies.replies.length),
      ...(invitations.length > 0 ? [formatCount(invitations.length, 'invitation')] : []),
    ];
    console.error(`Wrote ${written.join(' and ')} to ${file}.`);
  }
  const summary = summarize(events, replies, invitations);
  if (json) await print(toJson({ ...summary, ...replies, invitations, unreadable }));
  else if (file === undefined) await print(tables(summary, replies, all));
  reportUnreadable(
    replies.unreadable.length,
    '"rsvps" is not an RSVP',
    '"rsvps" are not RSVPs',
    ' or remove it with `npx pnpm rsvps remove --key KEY`',
  );
  reportUnreadable(
    all.unreadable.length,
    '"invitations" is not an invitation',
    '"invitations" are not invitations',
    '',
  );
  return unreadable.length === 0 ? 0 : EXIT.unreadable;
}
