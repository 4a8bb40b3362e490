import type { BulkWriter, Firestore } from 'firebase-admin/firestore';
import { withTimeout } from './connect';
import { EXIT, HostError, hostErrorFor } from './errors';
import { formatCount } from './format';

/** Writes between two lines of progress. */
const BATCH_SIZE = 500;

/** gRPC status codes of a write whose precondition does not hold (https://grpc.io/docs/guides/status-codes). */
const PRECONDITION_CODES: readonly unknown[] = [5, 6, 9];

/** What came of a number of writes. */
export interface Outcome<Item> {
  readonly written: number;
  /** Those whose document has changed, is gone, or exists already. */
  readonly refused: readonly Item[];
}

/**
 * Writes in batches, with a line of progress on the standard error after each.
 *
 * @param verb what is done, in the past tense, for the messages
 * @throws HostError that says how many were written before Firebase failed
 */
export async function writeInBatches<Item>(
  firestore: Firestore,
  verb: string,
  items: readonly Item[],
  write: (writer: BulkWriter, item: Item) => Promise<unknown>,
): Promise<Outcome<Item>> {
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
        `${verb} ${written} of ${formatCount(items.length)}, then failed. ${message}`,
        EXIT.failure,
        { cause },
      );
    }
    if (items.length > BATCH_SIZE)
      console.error(`${verb} ${written} of ${formatCount(items.length)}.`);
  }
  return { written, refused };
}
