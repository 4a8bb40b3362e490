import { browserStore } from '@invitation/backend/browser-store';
import type { Fields, RecordShape } from '@invitation/domain/record/record';
import { applyFields } from '@invitation/domain/rsvp/save';
import { errors } from '@invitation/domain/words/hosts/errors';
import * as z from 'zod/mini';
import { assertAccepted, writesFor } from '../../changes/writes';
import { type Plan, pathsOf } from '../../store/change';
import type { CollectionName } from '../../store/collections';
import {
  type DocumentPath,
  documentsIn,
  isEmpty,
  itemParser,
  parseDocument,
  storedDocument,
  watchedState,
} from '../../store/documents';
import type {
  GuestListListener,
  GuestListState,
  HostsBackend,
  Listener,
} from '../../store/hosts-backend';
import { type ReadDocument, separate } from '../../store/read-document';
import { withFamilies } from './families';
import { SAMPLE_NOTES, type SampleGuests, sampleGuests } from './sample';

const STORE_KEY = 'embedded_guest_list';

/** Documents by path. */
const storedSchema = z.record(
  z.string().check(z.regex(/^\w+\/./)),
  z.record(z.string(), z.unknown()),
);
type Stored = z.infer<typeof storedSchema>;

export interface EmbeddedHostsOptions extends RecordShape {
  /** Default: the browser's local storage. */
  readonly storage?: () => Storage;
  /** The time of a save. Default: the device's clock. */
  readonly now?: () => Date;
  /** The guests before the first change. Default: 60 replies and 40 open invitations. */
  readonly sample?: () => SampleGuests;
  /** Whether there are families with names among them. Default: no. */
  readonly namedGuests?: boolean;
}

/** Opens the backend that keeps a sample of guests in this browser, without a server or accounts (B15). */
export function openEmbeddedHosts({
  storage = () => localStorage,
  now = () => new Date(),
  namedGuests = false,
  sample = () => {
    const guests = { ...sampleGuests(shape.days), notes: SAMPLE_NOTES };
    return namedGuests ? withFamilies(shape.days, guests) : guests;
  },
  ...shape
}: EmbeddedHostsOptions): HostsBackend {
  const store = browserStore(storage);
  const read = (): Stored =>
    store.get(STORE_KEY, storedSchema.parse) ?? Object.fromEntries(documentsIn(sample()));
  /** Each listener reports its part of the stored documents. */
  const listeners = new Set<(stored: () => Stored) => void>();
  const watch = <State>(listener: Listener<State>, stateOf: (stored: Stored) => State) => {
    const notify = (stored: () => Stored) => {
      try {
        listener.next(stateOf(stored()));
      } catch (error) {
        listeners.delete(notify);
        listener.error(error instanceof Error ? error : new Error(String(error)));
      }
    };
    listeners.add(notify);
    queueMicrotask(() => listeners.has(notify) && notify(read));
    return () => void listeners.delete(notify);
  };
  /** Merges fields into a document as Firestore does; `null` deletes it. */
  const put = (stored: Stored, path: DocumentPath, fields: Fields | null) => {
    if (fields === null) {
      delete stored[path];
      return;
    }
    const current = fieldsAt(stored, path);
    const before = current && parseDocument(shape, path, current);
    const time = path.startsWith('rsvps/') && { lastRsvp: now() };
    stored[path] = { ...storedDocument(shape, path, applyFields(before, fields)), ...time };
  };
  const notifyAll = () => {
    for (const notify of listeners) notify(read);
  };
  // Tests outside a browser have no window.
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === STORE_KEY) notifyAll();
  });
  const change = async <Result>(edit: (stored: Stored) => Result): Promise<Result> => {
    const stored = read();
    const result = edit(stored);
    store.set(STORE_KEY, stored);
    notifyAll();
    return result;
  };
  const writeGuests = (
    plan: Plan,
    check: (selected: ReturnType<typeof writesFor>) => void = () => {},
  ) =>
    change((stored) => {
      const current = new Map(pathsOf(plan).map((path) => [path, fieldsAt(stored, path)]));
      const names = documentsAt(stored, 'invitations').map(
        ({ key, data }) => [key, String(data.name)] as const,
      );
      const selected = writesFor(shape, plan, current, names);
      const { written, refused } = selected;
      check(selected);
      for (const [path, fields] of written) {
        if (!fields || !isEmpty(fields)) put(stored, path, fields);
      }
      return refused;
    });

  return {
    notice: errors.sample,
    session: null,
    watch: (listener: GuestListListener) =>
      watch(listener, (stored) => stateOf(shape, stored, now())),
    watchDocuments: (collection, listener) =>
      watch(listener, (stored) => watchedState(itemsAt(shape, stored, collection), true)),
    readDocuments: async (collection, keys) =>
      new Map(
        [...watchedState(itemsAt(shape, read(), collection), true).byKey].filter(([key]) =>
          keys.includes(key),
        ),
      ),
    async write(plan) {
      await writeGuests(plan, assertAccepted);
    },
    writeGuests: (plan) => writeGuests(plan),
    setArrivals: (key, counts) => change((stored) => put(stored, `arrivals/${key}`, counts)),
    addWalkIn: (key, reply, counts) =>
      change((stored) => {
        put(stored, `rsvps/${key}`, reply as Fields);
        put(stored, `arrivals/${key}`, counts);
      }),
    removeWalkIn: (key) =>
      change((stored) => {
        put(stored, `rsvps/${key}`, null);
        put(stored, `arrivals/${key}`, null);
      }),
  };
}

/** Turns the time of a reply, which JSON stores as a text, into a `Date`. */
const withTime = (fields: Fields): Fields =>
  typeof fields.lastRsvp === 'string' ? { ...fields, lastRsvp: new Date(fields.lastRsvp) } : fields;

const fieldsAt = (stored: Stored, path: DocumentPath): Fields | null =>
  stored[path] ? withTime(stored[path]) : null;

const documentsAt = (stored: Stored, collection: string): ReadDocument[] =>
  Object.entries(stored)
    .filter(([path]) => path.startsWith(`${collection}/`))
    .map(([path, data]) => ({ key: path.slice(collection.length + 1), data: withTime(data) }));

const itemsAt = <Name extends CollectionName>(shape: RecordShape, stored: Stored, name: Name) =>
  separate(documentsAt(stored, name).map(itemParser(name, shape)));

function stateOf(shape: RecordShape, stored: Stored, asOf: Date): GuestListState {
  const replies = itemsAt(shape, stored, 'rsvps');
  const invitations = itemsAt(shape, stored, 'invitations');
  const arrivals = itemsAt(shape, stored, 'arrivals');
  return {
    replies: replies.items,
    invitations: invitations.items,
    arrivals: arrivals.items,
    unreadable: [replies, invitations, arrivals].flatMap(({ unreadable }) => unreadable),
    distinct: new Set(documentsAt(stored, 'distinct').map(({ key }) => key)),
    isLive: true,
    asOf,
    unsent: 0,
  };
}
