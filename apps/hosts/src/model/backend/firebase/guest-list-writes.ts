import { codeOf } from '@invitation/backend/firebase/errors/error-code';
import type { Fields, RecordShape } from '@invitation/domain/record/record';
import { deleteField, doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore';
import { assertAccepted, writesFor } from '../../changes/writes';
import { type Plan, pathsOf, type Refusals, withoutTime } from '../../store/change';
import type { WatchedName } from '../../store/collections';
import {
  type DocumentPath,
  isEmpty,
  isInvitation,
  itemParser,
  parseDocument,
  storedForm,
  watchedState,
} from '../../store/documents';
import type { HostsBackend } from '../../store/hosts-backend';
import { separate } from '../../store/read-document';
import { callAsHost, DOCUMENT_MS, hostsError, TIMEOUT_MS } from './host-errors';
import { INVITATIONS_CHANGED, invitationNames, markChanged } from './invitation-names';
import type { ConditionalWrite, StoredDocuments } from './stored-documents';

/** The number of attempts, as in the SDK's transactions. */
const ATTEMPTS = 5;
/** The error codes of a document that was changed between the read and the write. */
const CHANGED: readonly string[] = [
  'aborted',
  'failed-precondition',
  'already-exists',
  'not-found',
];

/**
 * Changes of the guest list in Firestore. All except those at the door compare with the server and fail without a connection:
 * the SDK would keep a simple write and send it at any later time.
 *
 * @param isOffline whether the server is certainly out of reach
 */
export function guestListWrites(
  firestore: () => Firestore,
  documents: StoredDocuments,
  shape: RecordShape,
  isOffline: () => boolean,
): Omit<HostsBackend, 'notice' | 'session' | `watch${string}`> {
  /** Writes or deletes documents. Without a connection, the SDK keeps this on the device, also after a reload. */
  const queue = async (queued: { readonly [Path in DocumentPath]: Fields | null }) => {
    const batch = writeBatch(firestore());
    for (const [path, fields] of Object.entries(queued) as [DocumentPath, Fields | null][]) {
      const reference = doc(firestore(), path);
      if (fields === null) batch.delete(reference);
      else {
        const { data, mergeFields } = storedForm(shape, path, withMarkers(path, fields));
        batch.set(reference, data, { mergeFields });
      }
    }
    try {
      await batch.commit();
    } catch (error) {
      throw hostsError(error);
    }
  };
  const names = invitationNames(documents);
  const writeGuests = (
    plan: Plan,
    check: (selected: ReturnType<typeof writesFor>) => void = () => {},
  ): Promise<Refusals> => {
    const paths = pathsOf(plan);
    const needsNames = Object.values(plan).some((each) => 'known' in each);
    const change = async (signal: AbortSignal, onSend: () => void): Promise<Refusals> => {
      const stored = await documents.read(
        needsNames ? [...paths, INVITATIONS_CHANGED] : paths,
        signal,
      );
      const changed = needsNames ? (stored.get(INVITATIONS_CHANGED) ?? null) : undefined;
      const taken = changed === undefined ? [] : await names.read(changed, signal);
      const current = new Map(paths.map((path) => [path, stored.get(path)?.data ?? null]));
      const selected = writesFor(shape, plan, current, taken);
      const { written, refused } = selected;
      check(selected);
      if (written.size === 0) return refused;
      const recordAt = (path: DocumentPath) => {
        const data = current.get(path);
        return data ? parseDocument(shape, path, data) : null;
      };
      const writes: ConditionalWrite[] = [...written].map(([path, fields]) => ({
        path,
        stored: stored.get(path) ?? null,
        fields: fields && storedForm(shape, path, withoutTime(fields), recordAt(path)),
        ...(path.startsWith('rsvps/') && fields && !isEmpty(fields) && { timeField: 'lastRsvp' }),
      }));
      if ([...written.keys()].some(isInvitation)) writes.push(markChanged(changed));
      // After the timeout the host has seen an error, so nothing may be written.
      if (signal.aborted) throw signal.reason;
      onSend();
      const at = await documents.commit(writes, signal);
      if (changed !== undefined) names.add(at, written);
      return refused;
    };
    return callAsHost(
      (signal, onSend) => untilUnchanged(() => change(signal, onSend)),
      isOffline,
      TIMEOUT_MS + (paths.length - 1) * DOCUMENT_MS,
    );
  };
  const readDocuments = <Name extends WatchedName>(collection: Name, keys: readonly string[]) =>
    callAsHost(
      async (signal) => {
        const paths = keys.map((key) => `${collection}/${key}`);
        const stored = [...(await documents.read(paths, signal)).values()];
        const parsed = keys.flatMap((key, index) =>
          stored[index] ? [itemParser(collection, shape)({ key, data: stored[index].data })] : [],
        );
        return watchedState<Name>(separate(parsed), true).byKey;
      },
      isOffline,
      TIMEOUT_MS + (keys.length - 1) * DOCUMENT_MS,
    );
  return {
    readDocuments,
    async write(plan) {
      await writeGuests(plan, assertAccepted);
    },
    writeGuests: (plan) => writeGuests(plan),
    setArrivals: (key, change) => queue({ [`arrivals/${key}`]: change }),
    addWalkIn: (key, reply, arrivals) =>
      queue({ [`rsvps/${key}`]: reply, [`arrivals/${key}`]: arrivals }),
    removeWalkIn: (key) => queue({ [`rsvps/${key}`]: null, [`arrivals/${key}`]: null }),
  };
}

/** Adds the SDK's markers: for the server's time, and for counts to delete. */
const withMarkers = (path: DocumentPath, fields: Fields): Fields =>
  path.startsWith('rsvps/')
    ? { ...fields, lastRsvp: serverTimestamp() }
    : Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, value ?? deleteField()]),
      );

/** Tries a change again if somebody else changed a document at the same moment. */
async function untilUnchanged<Result>(change: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change();
    } catch (error) {
      if (attempt === ATTEMPTS || !CHANGED.includes(codeOf(error))) throw error;
    }
  }
}
