import { Conflict } from '@invitation/domain/rsvp/save';
import { tasks as words } from '@invitation/domain/words/hosts/tasks';
import { groupBy } from '../people/group-by-name';
import { type Plan, type PlannedWrite, pathsOf, type Refusals } from '../store/change';
import { type DocumentPath, isEmpty, keyOf } from '../store/documents';
import type { HostsBackend } from '../store/hosts-backend';
import { HostsError, UnansweredError } from '../store/hosts-errors';
import { listOf } from '../text/list-of';

/** The limit is 500, and a reply counts twice because of the server's time (https://firebase.google.com/docs/firestore/quotas). */
const CHUNK_SIZE = 200;

/** What many changes do. */
export type Task = 'delete' | 'restore' | 'note' | 'undo';

/** The result of many changes. */
export interface SendResult {
  /** How many guests there were to change. */
  readonly total: number;
  /** The documents that were changed. */
  readonly written: readonly DocumentPath[];
  /** The documents that the server may have changed, because its answer was lost. */
  readonly unanswered: readonly DocumentPath[];
  /** Guests who were left as they are, e.g. because someone else changed one of their documents. */
  readonly refused: Refusals;
  /** Why the writing stopped. `null` if it reached the end. */
  readonly failure: Error | null;
  /** What is left after a failure. It can be written again, even if the server got some of it. */
  readonly rest: Plan;
}

/**
 * Changes any number of guests, in chunks. If a guest's change is refused, e.g. with a `Conflict`, the others continue. Resolves also
 * after a failure.
 *
 * @param onProgress called with the number of guests who are done
 */
export async function sendPlan(
  backend: Pick<HostsBackend, 'writeGuests'>,
  plan: Plan,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<SendResult> {
  const total = countGuests(pathsOf(plan));
  const chunks = chunksOf(plan);
  const done: DocumentPath[] = [];
  const refused = new Map<DocumentPath, Error>();
  let failure: Error | null = null;
  while (chunks[0] && failure === null) {
    try {
      const refusals = await backend.writeGuests(pick(plan, chunks[0]));
      for (const [path, error] of refusals) refused.set(path, error);
      done.push(...(chunks.shift() ?? []));
    } catch (error) {
      failure = error instanceof Error ? error : new HostsError(String(error));
    }
    onProgress(countGuests(done), total);
  }
  const left = new Set([...refused.keys()].map(keyOf));
  const isWritten = (path: DocumentPath) => isChange(plan[path]);
  const written = done.filter((path) => !left.has(keyOf(path)) && isWritten(path));
  const unanswered = (failure instanceof UnansweredError && chunks[0]?.filter(isWritten)) || [];
  return { total, written, unanswered, refused, failure, rest: pick(plan, chunks.flat()) };
}

export const countGuests = (paths: readonly DocumentPath[]): number =>
  new Set(paths.map(keyOf)).size;

/** Groups documents to write at once. All documents of a guest are in the same chunk. */
function chunksOf(plan: Plan): DocumentPath[][] {
  const chunks: DocumentPath[][] = [];
  for (const paths of groupBy(pathsOf(plan), keyOf).values()) {
    const chunk = chunks.at(-1);
    if (chunk && chunk.length + paths.length <= CHUNK_SIZE) chunk.push(...paths);
    else chunks.push([...paths]);
  }
  return chunks;
}

/** Whether a write changes its document. Others only check that it is as seen, or still missing. */
const isChange = (change: PlannedWrite | undefined): boolean =>
  change?.answers ? !isEmpty(change.answers) : !change?.seen.includes(null);

/**
 * Describes the result in sentences for the host.
 *
 * @param nameOf returns the name of the guest to whom a document belongs
 */
export function describeResult(
  { total, written, refused, failure }: SendResult,
  task: Task,
  nameOf: (path: DocumentPath) => string = () => '',
): string {
  const guests = countGuests(written);
  const sentences = [
    guests === total ? words[task].all(countDocuments(written)) : words[task].some(guests, total),
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

const pick = (plan: Plan, paths: readonly DocumentPath[]): Plan =>
  Object.fromEntries(paths.map((path) => [path, plan[path]])) as Plan;
