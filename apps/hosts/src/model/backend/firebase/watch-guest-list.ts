import type { RecordShape } from '@invitation/domain/record/record';
import {
  collection,
  doc,
  type Firestore,
  onSnapshot,
  onSnapshotsInSync,
  type QuerySnapshot,
  Timestamp,
} from 'firebase/firestore';
import type { CollectionName, ItemOf, WatchedName } from '../../store/collections';
import { itemParser, type WatchedState, watchedState } from '../../store/documents';
import type { GuestListListener, GuestListState, Listener } from '../../store/hosts-backend';
import { RefusedError, StoppedError } from '../../store/hosts-errors';
import { type Parser, separate, type UnreadableDocument } from '../../store/read-document';
import { listenerError } from './host-errors';
import { syncTime } from './sync-time';
import {
  type ListName,
  listensToDistinct,
  reduceWatch,
  reportOf,
  startWatch,
  type WatchEvent,
} from './watch-state';

/** How often the time of a live state is stored, and the SDK is checked. */
const INTERVAL_MS = 30_000;

/** Ends a listener. An SDK that has failed throws at each call, but has ended its listeners already. */
function end(stop: () => void): void {
  try {
    stop();
  } catch {}
}

/** A collection as the listener last reported it. Only changed documents are parsed again. */
class ParsedCollection<Name extends CollectionName> {
  readonly name: Name;
  readonly #parse: Parser<ItemOf<Name>>;
  readonly #documents = new Map<string, ItemOf<Name> | UnreadableDocument>();
  items: readonly ItemOf<Name>[] = [];
  unreadable: readonly UnreadableDocument[] = [];

  constructor(name: Name, shape: RecordShape) {
    this.name = name;
    this.#parse = itemParser(name, shape);
  }

  update(snapshot: QuerySnapshot): void {
    const changes = snapshot.docChanges();
    if (changes.length === 0) return;
    for (const { type, doc } of changes) {
      if (type === 'removed') this.#documents.delete(doc.id);
      else {
        const data = withDates(doc.data({ serverTimestamps: 'estimate' }));
        this.#documents.set(doc.id, this.#parse({ key: doc.id, data }));
      }
    }
    ({ items: this.items, unreadable: this.unreadable } = separate(this.#documents.values()));
  }
}

const withDates = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );

function watchCollection<Name extends CollectionName>(
  firestore: Firestore,
  documents: ParsedCollection<Name>,
  onChange: (snapshot: QuerySnapshot) => void,
  onError: (error: Error) => void,
): () => void {
  const stop = onSnapshot(
    collection(firestore, documents.name),
    { includeMetadataChanges: true },
    (snapshot) => {
      documents.update(snapshot);
      onChange(snapshot);
    },
    (error) => onError(listenerError(error)),
  );
  return () => end(stop);
}

/** Listens to a collection that is not part of the guest list. Returns a function that unsubscribes. */
export function watchDocuments<Name extends WatchedName>(
  firestore: Firestore,
  shape: RecordShape,
  name: Name,
  listener: Listener<WatchedState<Name>>,
): () => void {
  const documents = new ParsedCollection(name, shape);
  return watchCollection(
    firestore,
    documents,
    ({ metadata }) => {
      listener.next(watchedState(documents, !metadata.fromCache));
    },
    (error) => listener.error(error),
  );
}

/** The keys of documents with changes that wait for the connection. */
const unsentIn = ({ metadata, docs }: QuerySnapshot): readonly string[] =>
  metadata.hasPendingWrites
    ? docs.filter((each) => each.metadata.hasPendingWrites).map(({ id }) => id)
    : [];

/** The account that listens. */
interface Watcher {
  /** The key of the entry in `hosts`. */
  readonly email: string;
  /** The role before the server says it. `null` if it is not known. */
  readonly role: string | null;
}

/**
 * Listens to each collection that the account may read, with one query each (B15). A helper at the door may not read all of them.
 * Returns a function that unsubscribes.
 */
export function watchGuestList(
  firestore: Firestore,
  shape: RecordShape,
  listener: GuestListListener,
  { email, role }: Watcher,
): () => void {
  const rsvps = new ParsedCollection('rsvps', shape);
  const invitations = new ParsedCollection('invitations', shape);
  const arrivals = new ParsedCollection('arrivals', shape);
  let distinct = new ParsedCollection('distinct', shape);
  let stopDistinct: (() => void) | undefined;
  let pairsIn = distinct.items;
  let pairs: GuestListState['distinct'] = new Set();
  let state = startWatch(role);

  const keepSyncTime = () => {
    if (reportOf(state)?.isLive) syncTime.write(new Date());
  };
  const notify = () => {
    const report = reportOf(state);
    if (!report) return;
    if (pairsIn !== distinct.items) {
      pairsIn = distinct.items;
      pairs = new Set(pairsIn.map(({ key }) => key));
    }
    keepSyncTime();
    listener.next({
      ...report,
      replies: rsvps.items,
      invitations: invitations.items,
      arrivals: arrivals.items,
      unreadable: [rsvps, invitations, arrivals].flatMap(({ unreadable }) => unreadable),
      distinct: pairs,
      asOf: syncTime.read(),
    });
  };
  const dispatch = (event: WatchEvent) => {
    state = reduceWatch(state, event);
    followDistinct();
    notify();
  };
  const fail = (error: Error) => {
    unsubscribe();
    listener.error(error);
  };
  const listen = <Name extends ListName>(parsed: ParsedCollection<Name>, onError = fail) =>
    watchCollection(
      firestore,
      parsed,
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        const unsent = unsentIn(snapshot);
        dispatch({ type: 'collection read', name: parsed.name, fromCache, unsent });
      },
      onError,
    );
  const followDistinct = () => {
    if (!listensToDistinct(state)) {
      stopDistinct?.();
      stopDistinct = undefined;
    } else if (!stopDistinct) {
      distinct = new ParsedCollection('distinct', shape);
      stopDistinct = listen(distinct, (error) =>
        error instanceof RefusedError ? dispatch({ type: 'distinct refused' }) : fail(error),
      );
    }
  };
  followDistinct();
  // Listen to the largest collection last: the SDK stores snapshots in order, and the others should not wait for it.
  const unsubscribers = [listen(arrivals), listen(invitations), listen(rsvps)];
  const stopRole = onSnapshot(
    doc(firestore, 'hosts', email),
    { includeMetadataChanges: true },
    (entry) => {
      const { fromCache } = entry.metadata;
      const role: unknown = entry.get('role');
      dispatch({ type: 'role read', role, exists: entry.exists(), fromCache });
    },
    (error) => fail(listenerError(error)),
  );
  // After a failed assertion, the SDK no longer calls its listeners. It only rejects a promise that nobody handles, and throws at
  // the next call.
  const checkSdk = () => {
    try {
      onSnapshotsInSync(firestore, () => {})();
    } catch (cause) {
      fail(new StoppedError({ cause }));
    }
  };
  globalThis.addEventListener?.('unhandledrejection', checkSdk);
  const timer = setInterval(() => {
    keepSyncTime();
    checkSdk();
  }, INTERVAL_MS);
  const unsubscribe = () => {
    clearInterval(timer);
    globalThis.removeEventListener?.('unhandledrejection', checkSdk);
    for (const each of unsubscribers) each();
    end(stopRole);
    dispatch({ type: 'over' });
  };
  return unsubscribe;
}
