import { phaseAt } from '@invitation/domain/event/phases';
import { newInvitationId, type ReplyLink } from '@invitation/domain/gate/invitation-link';
import { parseTable } from '@invitation/domain/guest-list/guest-table';
import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { newsFor, parseNews } from '@invitation/domain/guest-list/news';
import { peopleIn } from '@invitation/domain/party/person';
import type { Fields, StoredRsvp } from '@invitation/domain/record/record';
import { addedPeople, isClosed } from '@invitation/domain/rsvp/reply-by';
import { isForEveryonesDays, parseStoredRsvp } from '@invitation/domain/rsvp/rsvp';
import { applyFields, fieldsToWrite } from '@invitation/domain/rsvp/save';
import { embedded as words } from '@invitation/domain/words/group/embedded';
import { refusal } from '@invitation/domain/words/group/refusal';
import * as z from 'zod/mini';
import type { Backend, BackendContent, SessionUser } from '../backend';
import { browserStore } from './browser-store';
import { SAMPLE_INVITATIONS } from './sample-invitations';

export const SESSION_KEY = 'embedded_session';
export const RSVP_KEY_PREFIX = 'embedded_rsvp_';
const LINK_KEY_PREFIX = 'embedded_reply_link_';
const JOINED_KEY_PREFIX = 'embedded_joined_';
const NEWS_KEY_PREFIX = 'embedded_news_';
const TABLE_KEY_PREFIX = 'embedded_table_';

const sessionSchema = z.object({ uid: z.string().check(z.minLength(1)) });
const linkSchema = z.object({ secret: z.string() });
const joinedSchema = z.object({ reply: z.string(), secret: z.string() });
const recordSchema = z.catchall(
  z.object({
    lastRsvp: z.pipe(
      z.iso.datetime(),
      z.transform((time) => new Date(time)),
    ),
  }),
  z.unknown(),
);

export interface EmbeddedOptions extends BackendContent {
  readonly storage?: () => Storage;
  readonly now?: () => Date;
  readonly invitations?: Readonly<Record<string, Invitation>>;
}

export function openEmbeddedBackend({
  storage = () => localStorage,
  now = () => new Date(),
  invitations = SAMPLE_INVITATIONS,
  replyBy,
  phases,
  ...shape
}: EmbeddedOptions): Backend {
  const store = browserStore(storage);
  const listeners = new Set<(user: SessionUser | null) => void>();
  const notify = (user: SessionUser | null) => {
    for (const listener of listeners) listener(user);
  };
  const user = () => store.get(SESSION_KEY, sessionSchema.parse);
  // Another tab may sign in or out. Tests outside a browser have no window.
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY) notify(userOrNull(user));
  });
  const invitationOf = (id: string) =>
    user() && Object.hasOwn(invitations, id) ? invitations[id] : undefined;
  const holds = ({ reply, secret }: ReplyLink) =>
    store.get(`${RSVP_KEY_PREFIX}${reply}`, recordSchema.parse) !== null &&
    store.get(`${LINK_KEY_PREFIX}${reply}`, linkSchema.parse)?.secret === secret;
  const hasJoined = (key: string) => {
    const joined = store.get(`${JOINED_KEY_PREFIX}${user()?.uid}`, joinedSchema.parse);
    return joined?.reply === key && holds(joined);
  };
  /** Like the security rules, this refuses access to the RSVP of another guest. */
  const ownKey = (key: string) => {
    if (user()?.uid !== key && !invitationOf(key) && !hasJoined(key)) {
      throw new Error(words.otherGuest);
    }
    return `${RSVP_KEY_PREFIX}${key}`;
  };
  const read = (key: string): StoredRsvp | null =>
    store.get(ownKey(key), (json) => parseStoredRsvp(shape, key, recordSchema.parse(json)));

  return {
    notice: words.trial,
    clock: { now, observe: () => () => {} },
    session: {
      ready: async () => userOrNull(user),
      observe(listener) {
        listeners.add(listener);
        queueMicrotask(() => {
          if (listeners.has(listener)) listener(userOrNull(user));
        });
        return () => listeners.delete(listener);
      },
      async signInAnonymously() {
        const existing = user();
        if (existing) return { ...existing, isNew: false };
        // An invitation id has the form of a uid. `crypto.randomUUID` would need a secure context.
        const guest = { uid: newInvitationId() };
        store.set(SESSION_KEY, guest);
        notify(guest);
        return { ...guest, isNew: true };
      },
      async idToken() {
        const current = user();
        if (!current) throw new Error(words.signedOut);
        return `embedded.${current.uid}`;
      },
      async signOut() {
        store.remove(SESSION_KEY);
        notify(null);
      },
    },
    rsvps: {
      read: async (key) => read(key),
      async logRsvp(key, save) {
        const { id }: Fields = { ...save.defaults, ...save.answers };
        if (id === key && !invitationOf(key)) throw new Error(refusal.withdrawn);
        const phase = phaseAt(phases?.weekend, now());
        if (phase !== 'open') throw new Error(phase === 'before' ? refusal.notOpen : refusal.over);
        const current = read(key);
        const stored = parseStoredRsvp(shape, key, {
          ...applyFields(current, fieldsToWrite(save, current)),
          // The device's clock may be set back.
          lastRsvp: new Date(Math.max(now().getTime(), (current?.lastRsvp?.getTime() ?? 0) + 1)),
        });
        const { days, people = 0 } = invitationOf(key) ?? {};
        const isTooMany =
          peopleIn(stored).length > Math.max(people, current ? peopleIn(current).length : 0);
        if (isTooMany || (days === 'saturday' && !isForEveryonesDays(stored, shape.days))) {
          throw new Error(refusal.notAccepted);
        }
        if (isClosed(replyBy, now()) && addedPeople(shape.days, current, stored).length > 0) {
          throw new Error(refusal.closed);
        }
        if (!current) store.remove(`${LINK_KEY_PREFIX}${key}`);
        store.set(ownKey(key), stored);
        return stored;
      },
    },
    laterStores: async () => ({
      invitations: {
        async read(id) {
          if (!user()) throw new Error(words.signedOut);
          return invitationOf(id) ?? null;
        },
      },
      replyLinks: {
        async make(uid) {
          if (read(uid) === null) throw new Error(refusal.notAccepted);
          const key = `${LINK_KEY_PREFIX}${uid}`;
          const { secret } = store.get(key, linkSchema.parse) ?? { secret: newInvitationId() };
          store.set(key, { secret });
          return secret;
        },
        stop: async (uid) => store.remove(`${LINK_KEY_PREFIX}${uid}`),
        async join(link) {
          const current = user();
          if (!current) throw new Error(words.signedOut);
          if (!holds(link)) return false;
          store.set(`${JOINED_KEY_PREFIX}${current.uid}`, link);
          return true;
        },
      },
      news: {
        async read(mode) {
          if (!user()) throw new Error(words.signedOut);
          return newsFor(mode).flatMap(
            (guests) =>
              store.get(`${NEWS_KEY_PREFIX}${guests}`, (json) => parseNews(Object(json))) ?? [],
          );
        },
      },
      tables: {
        async read(key) {
          ownKey(key);
          return store.get(`${TABLE_KEY_PREFIX}${key}`, (json) => parseTable(Object(json))) ?? {};
        },
      },
    }),
  };
}

/** Treats an unreadable session as signed out. The next sign-in reports the error. */
function userOrNull(user: () => SessionUser | null): SessionUser | null {
  try {
    return user();
  } catch {
    return null;
  }
}
