import { browserStore } from '@invitation/backend/browser-store';
import type { RecordDay } from '@invitation/domain/event';
import type { Question } from '@invitation/domain/questions';
import { applyFields, type Fields } from '@invitation/domain/save';
import { errors } from '@invitation/domain/words/hosts/errors';
import * as z from 'zod/mini';
import { arrivalsParser } from '../arrivals';
import { type DocumentPath, fieldsToChange, pathsOf } from '../changes';
import type { GuestListListener, GuestListState, HostsBackend } from '../hosts-backend';
import { parseInvitation } from '../invitations';
import { type Parser, separate } from '../read-document';
import { replyParser } from '../replies';
import { type SampleGuests, sampleGuests } from './sample';

const STORE_KEY = 'embedded_guest_list';

const documentsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
const storedSchema = z.object({
  rsvps: documentsSchema,
  invitations: documentsSchema,
  arrivals: z._default(documentsSchema, {}),
  distinct: z._default(documentsSchema, {}),
});
type Stored = z.infer<typeof storedSchema>;

export interface EmbeddedHostsOptions {
  readonly days: readonly RecordDay[];
  readonly questions?: readonly Question[];
  /** Default: the browser's local storage. */
  readonly storage?: () => Storage;
  /** The time of a save. Default: the device's clock. */
  readonly now?: () => Date;
  /** The guests before the first change. Default: 60 replies and 40 open invitations. */
  readonly sample?: () => SampleGuests;
}

/** Opens the backend that keeps a sample of guests in this browser, without a server or accounts (B15). */
export function openEmbeddedHosts({
  days,
  questions,
  storage = () => localStorage,
  now = () => new Date(),
  sample = () => sampleGuests(days),
}: EmbeddedHostsOptions): HostsBackend {
  const store = browserStore(storage);
  const read = (): Stored => store.get(STORE_KEY, storedSchema.parse) ?? storedSample(sample());
  const listeners = new Set<GuestListListener>();
  const notify = (listener: GuestListListener) => {
    try {
      listener.next(stateOf(days, read(), now(), questions));
    } catch (error) {
      listeners.delete(listener);
      listener.error(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const notifyAll = () => {
    for (const listener of listeners) notify(listener);
  };
  // Tests outside a browser have no window.
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === STORE_KEY) notifyAll();
  });
  const change = async (edit: (stored: Stored) => void) => {
    const stored = read();
    edit(stored);
    store.set(STORE_KEY, stored);
    notifyAll();
  };

  return {
    notice: errors.sample,
    session: null,
    watch(listener) {
      listeners.add(listener);
      queueMicrotask(() => listeners.has(listener) && notify(listener));
      return () => listeners.delete(listener);
    },
    write: (changes) =>
      change((stored) => {
        const current = new Map(pathsOf(changes).map((path) => [path, fieldsAt(stored, path)]));
        for (const [path, fields] of fieldsToChange(days, changes, current, questions)) {
          const [collection, key] = keysOf(path);
          const documents = stored[collection];
          if (fields === null) delete documents[key];
          else {
            const time = collection === 'rsvps' && { lastRsvp: now() };
            documents[key] = { ...applyFields(documents[key] ?? null, fields), ...time };
          }
        }
      }),
    setArrivals: (key, day, people) =>
      change(({ arrivals }) => {
        arrivals[key] = { ...arrivals[key], [day]: people };
      }),
    addWalkIn: (key, reply, people) =>
      change(({ rsvps, arrivals }) => {
        rsvps[key] = { ...rsvps[key], ...reply, lastRsvp: now() };
        arrivals[key] = { ...arrivals[key], ...people };
      }),
    removeWalkIn: (key) =>
      change(({ rsvps, arrivals }) => {
        delete rsvps[key];
        delete arrivals[key];
      }),
  };
}

const storedSample = ({ replies, invitations }: SampleGuests): Stored => ({
  rsvps: Object.fromEntries(
    replies.map(({ key, lastRsvp, ...rsvp }) => [
      key,
      { ...rsvp, lastRsvp: lastRsvp?.toISOString() },
    ]),
  ),
  invitations: Object.fromEntries(invitations.map(({ id, ...invitation }) => [id, invitation])),
  arrivals: {},
  distinct: {},
});

const read = <Item extends object>(
  documents: z.infer<typeof documentsSchema>,
  parse: Parser<Item>,
) => separate(Object.entries(documents).map(([key, data]) => parse({ key, data: withTime(data) })));

const withTime = ({ lastRsvp, ...data }: Fields): Fields => ({
  ...data,
  ...(typeof lastRsvp === 'string' && { lastRsvp: new Date(lastRsvp) }),
});

const keysOf = (path: DocumentPath) => path.split('/') as [keyof Stored, string];

function fieldsAt(stored: Stored, path: DocumentPath): Fields | null {
  const [collection, key] = keysOf(path);
  const data = stored[collection][key];
  return data ? withTime(data) : null;
}

function stateOf(
  days: readonly RecordDay[],
  stored: Stored,
  asOf: Date,
  questions?: readonly Question[],
): GuestListState {
  const replies = read(stored.rsvps, replyParser(days, questions));
  const invitations = read(stored.invitations, parseInvitation);
  const arrivals = read(stored.arrivals, arrivalsParser(days));
  return {
    replies: replies.items,
    invitations: invitations.items,
    arrivals: arrivals.items,
    unreadable: replies.unreadable,
    unreadableInvitations: invitations.unreadable,
    unreadableArrivals: arrivals.unreadable,
    distinct: new Set(Object.keys(stored.distinct)),
    isLive: true,
    asOf,
    hasUnsentChanges: false,
  };
}
