import { Conflict } from '@invitation/domain/save';
import { tasks as words } from '@invitation/domain/words/hosts/tasks';
import { type Changes, type DocumentPath, pathsOf } from './changes';
import type { HostsBackend } from './hosts-backend';
import { DocumentError, HostsError } from './hosts-errors';
import { listOf } from './list-of';

/** A reply counts twice, for the server's time, and 500 is the limit (https://firebase.google.com/docs/firestore/quotas). */
const CHUNK_SIZE = 200;

/** What many changes do. */
export type Task = 'delete' | 'restore' | 'undo';

/** What became of many changes. */
export interface WriteResult {
  readonly total: number;
  readonly written: readonly DocumentPath[];
  /** Documents that were left as they are, e.g. because someone else changed them, each with the reason. */
  readonly refused: ReadonlyMap<DocumentPath, Error>;
  /** Why the writing stopped. `null` if it reached the end. */
  readonly failure: Error | null;
  /** What is left after a failure. It can be written again, even if the server got some of it. */
  readonly rest: Changes;
}

/**
 * Changes any number of documents, in chunks of which all or none is written. A document that refuses its change, e.g.
 * with a `Conflict`, does not stop the others. Resolves also after a failure.
 *
 * @param onProgress called with the number of documents that are done
 */
export async function writeAll(
  backend: Pick<HostsBackend, 'write'>,
  changes: Changes,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<WriteResult> {
  const paths = pathsOf(changes);
  const written: DocumentPath[] = [];
  const refused = new Map<DocumentPath, Error>();
  const write = async (chunk: readonly DocumentPath[]): Promise<void> => {
    try {
      await backend.write(pick(changes, chunk));
      written.push(...chunk);
    } catch (error) {
      if (!isOfDocument(error)) throw error;
      const [path, ...others] = chunk;
      if (path !== undefined && others.length === 0) refused.set(path, error);
      else {
        // The refused ones are in one half, or in both.
        await write(chunk.slice(0, chunk.length >> 1));
        await write(chunk.slice(chunk.length >> 1));
      }
    }
  };
  let failure: Error | null = null;
  for (let start = 0; start < paths.length && failure === null; start += CHUNK_SIZE) {
    try {
      await write(paths.slice(start, start + CHUNK_SIZE));
    } catch (error) {
      failure = error instanceof Error ? error : new HostsError(String(error));
    }
    onProgress(written.length + refused.size, paths.length);
  }
  const done = new Set([...written, ...refused.keys()]);
  const rest = pick(
    changes,
    paths.filter((path) => !done.has(path)),
  );
  return { total: paths.length, written, refused, failure, rest };
}

/**
 * What became of the changes, in sentences for the host.
 *
 * @param nameOf the name of the guest of a document
 */
export function describeResult(
  { total, written, refused, failure }: WriteResult,
  task: Task,
  nameOf: (path: DocumentPath) => string = () => '',
): string {
  const sentences = [
    written.length === total
      ? words[task].all(countDocuments(written))
      : words[task].some(written.length, total),
  ];
  const reasons = new Map<string, string[]>();
  for (const [path, error] of refused) {
    const reason = error instanceof Conflict ? words.changed : error.message;
    reasons.set(reason, [...(reasons.get(reason) ?? []), nameOf(path)]);
  }
  for (const [reason, names] of reasons) {
    const named = names.filter(Boolean).slice(0, NAMED);
    const rest = names.length - named.length;
    const others = rest > 0 && named.length > 0 ? [...named, words.more(rest)] : named;
    sentences.push(`${words[task].not(names.length, listOf(others))} ${reason}`);
  }
  if (failure) sentences.push(words.nextFailed(failure.message));
  return sentences.join(' ');
}

/** E.g. `2 replies and 1 invitation`. */
export function countDocuments(paths: readonly DocumentPath[]): string {
  const counts = Object.entries(words.documents).flatMap(([collection, counted]) => {
    const count = paths.filter((path) => path.startsWith(`${collection}/`)).length;
    return count === 0 ? [] : [counted(count)];
  });
  return counts.length === 0 ? words.nothing : listOf(counts);
}

/** How many guests a sentence names. */
const NAMED = 3;

const isOfDocument = (error: unknown): error is Error =>
  error instanceof Conflict || error instanceof DocumentError;

const pick = (changes: Changes, paths: readonly DocumentPath[]): Changes =>
  Object.fromEntries(paths.map((path) => [path, changes[path]])) as Changes;
