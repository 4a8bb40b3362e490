import { browserStore } from '@invitation/backend/browser-store';
import type { Invitation } from '@invitation/domain/invitation';
import type { StoredRsvp } from '@invitation/domain/rsvp';
import * as z from 'zod/mini';
import { changedFields } from '../changed-fields';
import type { GuestListListener, GuestListState, HostsBackend } from '../hosts-backend';
import { invitationFieldsToWrite } from '../invitation-save';
import { parseInvitations } from '../invitations';
import { newGuestToWrite } from '../new-guest';
import { parseReplies, type ReadDocument } from '../replies';
import { changesToWrite, replyFields } from '../reply-changes';
import { type SampleGuests, sampleGuests } from './sample';

const STORE_KEY = 'embedded_guest_list';

const documentsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
const storedSchema = z.object({ rsvps: documentsSchema, invitations: documentsSchema });
type Stored = z.infer<typeof storedSchema>;

export interface EmbeddedHostsOptions {
  /** Default: the browser's local storage. */
  readonly storage?: () => Storage;
  /** The time of a save. Default: the device's clock. */
  readonly now?: () => Date;
  /** The guests before the first change. Default: 60 replies and 40 open invitations. */
  readonly sample?: () => SampleGuests;
}

/** Opens the backend that keeps a sample of guests in this browser, without a server or accounts (B15). */
export function openEmbeddedHosts({
  storage = () => localStorage,
  now = () => new Date(),
  sample = sampleGuests,
}: EmbeddedHostsOptions = {}): HostsBackend {
  const store = browserStore(storage);
  const read = (): Stored => store.get(STORE_KEY, storedSchema.parse) ?? storedSample(sample());
  const listeners = new Set<GuestListListener>();
  const notify = (listener: GuestListListener) => {
    try {
      listener.next(stateOf(read(), now()));
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
  const change = async <Result>(edit: (stored: Stored) => Result): Promise<Result> => {
    const stored = read();
    const result = edit(stored);
    store.set(STORE_KEY, stored);
    notifyAll();
    return result;
  };
  const replyIn = ({ rsvps }: Stored, key: string): StoredRsvp | null => {
    const { replies } = parseReplies(documentsOf(rsvps).filter((each) => each.key === key));
    return replies[0] ?? null;
  };
  const invitationIn = ({ invitations }: Stored, id: string) =>
    parseInvitations(documentsOf(invitations).filter(({ key }) => key === id)).invitations[0] ??
    null;

  return {
    notice: 'This is a sample: these guests are invented, and changes stay in this browser.',
    session: null,
    watch(listener) {
      listeners.add(listener);
      queueMicrotask(() => listeners.has(listener) && notify(listener));
      return () => listeners.delete(listener);
    },
    saveReply: (key, save) =>
      change((stored) => {
        const { written, removed } = changedFields(save, replyIn(stored, key));
        const reply: Record<string, unknown> = {
          ...stored.rsvps[key],
          ...written,
          lastRsvp: now(),
        };
        for (const name of removed) delete reply[name];
        stored.rsvps[key] = reply;
      }),
    writeReplies: (changes) =>
      change((stored) => {
        const currentOf = (key: string) => {
          const reply = replyIn(stored, key);
          return reply && { reply, fields: Object.keys(stored.rsvps[key] ?? {}) };
        };
        for (const [key, rsvp] of changesToWrite(changes, currentOf)) {
          if (rsvp) stored.rsvps[key] = { ...replyFields(key, rsvp), lastRsvp: now() };
          else delete stored.rsvps[key];
        }
      }),
    addGuest: (id, guest) =>
      change((stored) => {
        const current = { invitation: invitationIn(stored, id), reply: replyIn(stored, id) };
        const fields = newGuestToWrite(id, guest, current);
        if (!fields) return;
        stored.invitations[id] = fields.invitation;
        if (fields.rsvp) stored.rsvps[id] = { ...fields.rsvp, lastRsvp: now() };
      }),
    saveInvitation: (id, save) =>
      change((stored) => {
        const current = invitationIn(stored, id);
        const fields = invitationFieldsToWrite(save, current);
        const arrived = [...new Set([...(current?.arrived ?? []), ...(save.arrived ?? [])])];
        stored.invitations[id] = {
          ...stored.invitations[id],
          ...fields,
          ...(arrived.length > 0 && { arrived }),
        };
      }),
    withdrawInvitation: (id) =>
      change((stored) => {
        const invitation = invitationIn(stored, id);
        delete stored.invitations[id];
        return invitation;
      }),
    setArrived: ({ id, name, days, people }, day, arrived) =>
      change(({ invitations }) => {
        const current = invitations[id] ?? { name, days, people };
        const arrivals = new Set((current.arrived ?? []) as NonNullable<Invitation['arrived']>);
        if (arrived) arrivals.add(day);
        else arrivals.delete(day);
        invitations[id] = { ...current, arrived: [...arrivals] };
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
});

const documentsOf = (documents: z.infer<typeof documentsSchema>): ReadDocument[] =>
  Object.entries(documents).map(([key, { lastRsvp, ...data }]) => ({
    key,
    data: { ...data, ...(typeof lastRsvp === 'string' && { lastRsvp: new Date(lastRsvp) }) },
  }));

function stateOf(stored: Stored, asOf: Date): GuestListState {
  const replies = parseReplies(documentsOf(stored.rsvps));
  const invitations = parseInvitations(documentsOf(stored.invitations));
  return {
    replies: replies.replies,
    invitations: invitations.invitations,
    unreadable: replies.unreadable,
    unreadableInvitations: invitations.unreadable,
    isLive: true,
    asOf,
    hasUnsentChanges: false,
  };
}
