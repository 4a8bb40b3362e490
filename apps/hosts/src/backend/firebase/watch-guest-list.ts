import type { RecordDay } from '@invitation/domain/event/event';
import type { Question } from '@invitation/domain/record/record';
import {
  collection,
  doc,
  type Firestore,
  onSnapshot,
  onSnapshotsInSync,
  type QuerySnapshot,
  Timestamp,
} from 'firebase/firestore';
import { arrivalsParser } from '../../store/arrivals';
import { type NotesState, parseNotes } from '../../store/guest-notes';
import { parseTableDocument, type TablesState } from '../../store/guest-tables';
import type {
  GuestListListener,
  GuestListState,
  HostRole,
  Listener,
} from '../../store/hosts-backend';
import { RefusedError, StoppedError } from '../../store/hosts-errors';
import { parseInvitation } from '../../store/invitations';
import { type NewsState, newsState, parseNewsDocument } from '../../store/news';
import {
  collectionState,
  type Parser,
  separate,
  type UnreadableDocument,
} from '../../store/read-document';
import { replyParser } from '../../store/replies';
import { listenerError } from './host-errors';
import { syncTime } from './sync-time';

/** How often the time of a live state is kept, and the SDK asked whether it still works. */
const INTERVAL_MS = 30_000;

/** Ends a listener. A SDK that has failed throws at each call, and has ended it already. */
function end(stop: () => void): void {
  try {
    stop();
  } catch {}
}

/** A collection as the listener last reported it. Only changed documents are parsed again. */
class ParsedCollection<Item extends object> {
  readonly name: string;
  readonly #parse: Parser<Item>;
  readonly #documents = new Map<string, Item | UnreadableDocument>();
  items: readonly Item[] = [];
  unreadable: readonly UnreadableDocument[] = [];
  metadata: QuerySnapshot['metadata'] | null = null;
  /** The keys of documents with changes that wait for the connection. */
  unsent: readonly string[] = [];

  constructor(name: string, parse: Parser<Item>) {
    this.name = name;
    this.#parse = parse;
  }

  update(snapshot: QuerySnapshot): void {
    this.metadata = snapshot.metadata;
    const { docs } = snapshot.metadata.hasPendingWrites ? snapshot : { docs: [] };
    this.unsent = docs.filter((each) => each.metadata.hasPendingWrites).map(({ id }) => id);
    const changes = snapshot.docChanges();
    if (changes.length === 0) return;
    for (const { type, doc } of changes) {
      if (type === 'removed') this.#documents.delete(doc.id);
      else {
        const data = doc.data({ serverTimestamps: 'estimate' });
        this.#documents.set(doc.id, this.#parse({ key: doc.id, data }));
      }
    }
    ({ items: this.items, unreadable: this.unreadable } = separate(this.#documents.values()));
  }
}

const storedNotesParser: typeof parseNotes = ({ key, data }) => {
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return parseNotes({ key, data: Object.fromEntries(fields) });
};

function watchCollection<Item extends object, State>(
  firestore: Firestore,
  documents: ParsedCollection<Item>,
  listener: Listener<State>,
  stateOf: (documents: ParsedCollection<Item>, isLive: boolean) => State,
): () => void {
  const stop = onSnapshot(
    collection(firestore, documents.name),
    { includeMetadataChanges: true },
    (snapshot) => {
      documents.update(snapshot);
      listener.next(stateOf(documents, !snapshot.metadata.fromCache));
    },
    (error) => listener.error(listenerError(error)),
  );
  return () => end(stop);
}

/** Listens to what hosts noted of the guests (B15). Returns a function that unsubscribes. */
export const watchNotes = (firestore: Firestore, listener: Listener<NotesState>) =>
  watchCollection(
    firestore,
    new ParsedCollection('guestNotes', storedNotesParser),
    listener,
    collectionState,
  );

/** Listens to the news for guests (B20). Returns a function that unsubscribes. */
export const watchNews = (firestore: Firestore, listener: Listener<NewsState>) =>
  watchCollection(firestore, new ParsedCollection('news', parseNewsDocument), listener, newsState);

/** Listens to the tables that guests can read (B15). Returns a function that unsubscribes. */
export const watchTables = (firestore: Firestore, listener: Listener<TablesState>) =>
  watchCollection(
    firestore,
    new ParsedCollection('tables', parseTableDocument),
    listener,
    collectionState,
  );

/** Whose list it is. */
interface Watcher {
  /** The key of the entry in `hosts`. */
  readonly email: string;
  /** The role before the server says it. `null` if it is not known. */
  readonly role: string | null;
}

/**
 * Listens to each collection with one query (B15), and to none that a helper at the door may not read. Returns a function
 * that unsubscribes.
 *
 * @param watcher default: a host who may do everything
 */
export function watchGuestList(
  firestore: Firestore,
  days: readonly RecordDay[],
  listener: GuestListListener,
  questions: readonly Question[] = [],
  watcher?: Watcher,
): () => void {
  const rsvps = new ParsedCollection('rsvps', replyParser(days, questions));
  const invitations = new ParsedCollection('invitations', parseInvitation);
  const arrivals = new ParsedCollection('arrivals', arrivalsParser(days));
  const distinct = new ParsedCollection('distinct', ({ key }) => ({ id: key }));
  let role: HostRole | undefined;
  /** Whether the server has said the role. `null` before anything is known of it. */
  let isRoleLive = watcher ? null : true;
  let stopDistinct: (() => void) | undefined;
  let pairs: GuestListState['distinct'] = new Set();
  let isLive = false;

  const keepSyncTime = () => {
    if (isLive) syncTime.write(new Date());
  };
  const notify = () => {
    const collections = [rsvps, invitations, arrivals, ...(stopDistinct ? [distinct] : [])];
    const known = collections.flatMap(({ metadata }) => metadata ?? []);
    if (isRoleLive === null || known.length < collections.length) return;
    // The server lists `distinct` for hosts only, so its answer tells the role too.
    isLive =
      (isRoleLive || stopDistinct !== undefined) && known.every(({ fromCache }) => !fromCache);
    if (pairs.size !== distinct.items.length) pairs = new Set(distinct.items.map(({ id }) => id));
    keepSyncTime();
    // A guest who was added at the door has a reply and arrivals.
    const unsent = new Set(collections.flatMap((each) => each.unsent)).size;
    listener.next({
      role,
      replies: rsvps.items,
      invitations: invitations.items,
      arrivals: arrivals.items,
      unreadable: [rsvps, invitations, arrivals].flatMap(({ unreadable }) => unreadable),
      distinct: pairs,
      isLive,
      asOf: syncTime.read(),
      unsent,
    });
  };
  const fail = (error: Error) => {
    unsubscribe();
    listener.error(error);
  };
  const listen = <Item extends object>(parsed: ParsedCollection<Item>, error = fail) =>
    watchCollection(firestore, parsed, { next: notify, error }, () => {});
  const setRole = (next: unknown, isConfirmed: boolean) => {
    role = next === 'door' ? next : undefined;
    isRoleLive = isConfirmed;
    if (role === 'door') {
      stopDistinct?.();
      stopDistinct = undefined;
      return;
    }
    // When a host becomes a helper, the server may end this before the role arrives.
    stopDistinct ??= listen(distinct, (error) => error instanceof RefusedError || fail(error));
  };
  // Listen to the largest collection last: the SDK stores snapshots in order, and the others should not wait for it.
  if (!watcher || watcher.role !== null) setRole(watcher?.role, !watcher);
  const unsubscribers = [listen(arrivals), listen(invitations), listen(rsvps)];
  if (watcher) {
    const own = doc(firestore, 'hosts', watcher.email);
    const onRole = onSnapshot(
      own,
      { includeMetadataChanges: true },
      (entry) => {
        const isConfirmed = !entry.metadata.fromCache;
        // The owner has no entry, and a copy may not have it yet.
        if (entry.exists() || isConfirmed) setRole(entry.get('role'), isConfirmed);
        else isRoleLive ??= false;
        notify();
      },
      (error) => fail(listenerError(error)),
    );
    unsubscribers.push(() => end(onRole));
  }
  // After a failed assertion the SDK calls no listener any more. It only rejects a promise that nobody holds, and throws at
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
    stopDistinct?.();
  };
  return unsubscribe;
}
