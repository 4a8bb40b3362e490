import { parseStoredRsvp, type StoredRsvp } from '@invitation/domain/rsvp';
import { fieldsToWrite } from '@invitation/domain/rsvp-save';
import * as z from 'zod/mini';
import type { Backend, SessionUser } from './backend';
import { browserStore } from './browser-store';

const SESSION_KEY = 'embedded_session';
const RSVP_KEY_PREFIX = 'embedded_rsvp_';

const sessionSchema = z.object({ uid: z.string().check(z.minLength(1)) });
/** A saved record always has its time. */
const recordSchema = z.catchall(
  z.object({
    lastRsvp: z.pipe(
      z.iso.datetime(),
      z.transform((time) => new Date(time)),
    ),
  }),
  z.unknown(),
);

/** What the embedded backend takes from its surroundings. */
export interface EmbeddedOptions {
  /** Gives the storage that everything is kept in; the browser's local storage by default. */
  readonly storage?: () => Storage;
  /** The time of a save; the device's clock by default. */
  readonly now?: () => Date;
}

/**
 * Opens the backend that keeps sessions and RSVPs in this browser, with no server and no account (B2).
 */
export function openEmbeddedBackend({
  storage = () => localStorage,
  now = () => new Date(),
}: EmbeddedOptions = {}): Backend {
  const store = browserStore(storage);
  const listeners = new Set<(user: SessionUser | null) => void>();
  const notify = (user: SessionUser | null) => {
    for (const listener of listeners) listener(user);
  };
  const user = () => store.get(SESSION_KEY, sessionSchema.parse);
  // Another tab signed in or out. There is no window in a test outside of a browser.
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY) notify(userOrNobody(user));
  });
  /** The storage key of a guest's own RSVP, as the hosted rules would have it: nobody reads another's. */
  const ownKey = (key: string) => {
    if (user()?.uid !== key) {
      throw new Error(
        'This reply belongs to another guest. Reload the page to go on with your own.',
      );
    }
    return `${RSVP_KEY_PREFIX}${key}`;
  };
  const read = (key: string): StoredRsvp | null =>
    store.get(ownKey(key), (json) => parseStoredRsvp(key, recordSchema.parse(json)));

  return {
    notice: 'This is a trial: replies stay in this browser and reach nobody.',
    session: {
      ready: async () => userOrNobody(user),
      observe(listener) {
        listeners.add(listener);
        queueMicrotask(() => {
          if (listeners.has(listener)) listener(userOrNobody(user));
        });
        return () => listeners.delete(listener);
      },
      async signInAnonymously() {
        const existing = user();
        if (existing) return existing;
        const guest = { uid: crypto.randomUUID() };
        store.set(SESSION_KEY, guest);
        notify(guest);
        return guest;
      },
      async idToken() {
        const current = user();
        if (!current) throw new Error('Nobody is signed in. Reload the page to sign in again.');
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
        const current = read(key);
        const stored = { ...current, ...fieldsToWrite(save, current), lastRsvp: now() };
        store.set(ownKey(key), stored);
        return stored;
      },
    },
  };
}

/** A session that cannot be read is nobody's yet: signing in then says why, and leaves it untouched. */
function userOrNobody(user: () => SessionUser | null): SessionUser | null {
  try {
    return user();
  } catch {
    return null;
  }
}
