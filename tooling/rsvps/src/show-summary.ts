import type { Firestore } from 'firebase-admin/firestore';
import type { Options } from './arguments';
import { csv } from './csv';
import { readDocuments } from './documents';
import { EXIT } from './errors';
import { formatCount } from './format';
import { toJson } from './json';
import { print } from './print';
import { checkTarget, writePrivateFile } from './private-file';
import { parseReplies } from './replies';
import { summarize } from './summary';
import { tables } from './tables';

/**
 * Prints or writes all replies (B9).
 *
 * @returns the exit code
 */
export async function showSummary(
  firestore: Firestore,
  { csv: file, json, force }: Pick<Options, 'csv' | 'json' | 'force'>,
): Promise<number> {
  if (file !== undefined) checkTarget(file, force);
  const replies = parseReplies(await readDocuments(firestore));
  if (file !== undefined) {
    writePrivateFile(file, csv(replies), force);
    console.error(`Wrote ${formatCount(replies.replies.length)} to ${file}.`);
  }
  if (json) await print(toJson({ ...summarize(replies), ...replies }));
  else if (file === undefined) await print(tables(summarize(replies), replies));
  const { length } = replies.unreadable;
  if (length === 0) return 0;
  console.error(
    length === 1
      ? '1 document in "rsvps" is not an RSVP and was not counted. Find it by its key in the Firebase console and correct it there, or remove it with `npx pnpm rsvps remove --key KEY`.'
      : `${length} documents in "rsvps" are not RSVPs and were not counted. Find them by their keys in the Firebase console and correct them there, or remove them with \`npx pnpm rsvps remove --key KEY\`.`,
  );
  return EXIT.unreadable;
}
