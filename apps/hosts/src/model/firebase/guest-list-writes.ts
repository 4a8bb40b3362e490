import { codeOf } from '@invitation/backend/firebase/error-code';
import { asDocument } from '@invitation/domain/questions';
import type { RecordShape } from '@invitation/domain/rsvp';
import type { Fields } from '@invitation/domain/save';
import { doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore';
import { type DocumentPath, fieldsToChange, pathsOf } from '../changes';
import type { HostsBackend } from '../hosts-backend';
import { callAsHost, DOCUMENT_MS, hostsError, TIMEOUT_MS } from './host-errors';
import type { StoredDocuments } from './stored-documents';

/** As many as a transaction of the SDK makes. */
const ATTEMPTS = 5;
/** A document was changed between the read and the write. */
const CHANGED: readonly string[] = [
  'aborted',
  'failed-precondition',
  'already-exists',
  'not-found',
];

/**
 * Changes of the guest list in Firestore. All of them but those at the door compare with the server and fail without a
 * connection: the SDK would keep a simple write and send it at any later time.
 *
 * @param isOffline whether the server is certainly out of reach
 */
export function guestListWrites(
  firestore: () => Firestore,
  documents: StoredDocuments,
  shape: RecordShape,
  isOffline: () => boolean,
): Pick<HostsBackend, 'write' | 'setArrivals' | 'addWalkIn' | 'removeWalkIn'> {
  const { questions = [] } = shape;
  /** Writes fields, or deletes. Without a connection, the SDK keeps that on this device, also after a reload. */
  const queue = async (queued: { readonly [Path in DocumentPath]: Fields | null }) => {
    const batch = writeBatch(firestore());
    for (const [path, fields] of Object.entries(queued) as [DocumentPath, Fields | null][]) {
      const reference = doc(firestore(), path);
      if (fields === null) batch.delete(reference);
      else {
        const { data, mergeFields } = asDocument(questions, withTime(path, fields));
        batch.set(reference, data, { mergeFields });
      }
    }
    try {
      await batch.commit();
    } catch (error) {
      throw hostsError(error);
    }
  };
  return {
    write(changes) {
      const change = async (signal: AbortSignal, onSend: () => void): Promise<void> => {
        const stored = await documents.read(pathsOf(changes), signal);
        const current = new Map(
          pathsOf(changes).map((path) => [path, stored.get(path)?.data ?? null]),
        );
        const written = fieldsToChange(shape, changes, current);
        if (written.size === 0) return;
        const writes = [...written].map(([path, fields]) => ({
          path,
          stored: stored.get(path) ?? null,
          fields: fields && asDocument(questions, withoutTime(fields)),
          ...(path.startsWith('rsvps/') && { timeField: 'lastRsvp' }),
        }));
        // After the timeout the host has seen an error, so nothing may be written.
        if (signal.aborted) throw signal.reason;
        onSend();
        await documents.commit(writes, signal);
      };
      return callAsHost(
        (signal, onSend) => untilUnchanged(() => change(signal, onSend)),
        isOffline,
        TIMEOUT_MS + (pathsOf(changes).length - 1) * DOCUMENT_MS,
      );
    },
    setArrivals: (key, day, people) => queue({ [`arrivals/${key}`]: { [day]: people } }),
    addWalkIn: (key, reply, arrivals) =>
      queue({ [`rsvps/${key}`]: reply, [`arrivals/${key}`]: arrivals }),
    removeWalkIn: (key) => queue({ [`rsvps/${key}`]: null, [`arrivals/${key}`]: null }),
  };
}

const withTime = (path: DocumentPath, fields: Fields): Fields =>
  path.startsWith('rsvps/') ? { ...fields, lastRsvp: serverTimestamp() } : fields;

const withoutTime = ({ lastRsvp: _, ...fields }: Fields): Fields => fields;

/** Tries a change again if somebody else changed a document at the same moment. */
async function untilUnchanged(change: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change();
    } catch (error) {
      if (attempt === ATTEMPTS || !CHANGED.includes(codeOf(error))) throw error;
    }
  }
}
