import type { BulkWriter, Firestore } from 'firebase-admin/firestore';
import { withTimeout } from './connect';
import { EXIT, HostError, hostErrorFor } from './errors';
import { formatCount } from './format';

/** After each batch, the progress is printed. */
const BATCH_SIZE = 500;

/** gRPC status codes of a failed precondition (https://grpc.io/docs/guides/status-codes). */
const PRECONDITION_CODES: readonly unknown[] = [5, 6, 9];

/** How the messages name what is written. */
export interface WriteWords {
  /** Past tense. */
  readonly verb: string;
  readonly noun: 'reply' | 'invitation';
}

/** The result of a number of writes. */
export interface WriteResult<Item> {
  readonly written: number;
  /** Items whose document has changed, does not exist, or exists already. */
  readonly refused: readonly Item[];
}

/**
 * Writes in batches, and prints the progress to the standard error.
 *
 * @throws HostError with the number of writes before Firebase failed
 */
export async function writeInBatches<Item>(
  firestore: Firestore,
  { verb, noun }: WriteWords,
  items: readonly Item[],
  write: (writer: BulkWriter, item: Item) => Promise<unknown>,
): Promise<WriteResult<Item>> {
  const writer = firestore.bulkWriter();
  const refused: Item[] = [];
  let written = 0;
  const writeOne = async (item: Item) => {
    try {
      await write(writer, item);
      written++;
    } catch (error) {
      if (!PRECONDITION_CODES.includes((error as { code?: unknown }).code)) throw error;
      refused.push(item);
    }
  };
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    const batch = Promise.all(items.slice(start, start + BATCH_SIZE).map(writeOne));
    try {
      await withTimeout(Promise.all([batch, writer.flush()]));
    } catch (cause) {
      const { message } = hostErrorFor(cause);
      throw new HostError(
        `${verb} ${written} of ${formatCount(items.length, noun)}, then failed. ${message}`,
        EXIT.failure,
        { cause },
      );
    }
    if (items.length > BATCH_SIZE)
      console.error(`${verb} ${written} of ${formatCount(items.length, noun)}.`);
  }
  return { written, refused };
}
