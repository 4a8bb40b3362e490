import { storedRsvpSchema } from '@invitation/domain/rsvp';
import * as z from 'zod/mini';
import { type Backend, givenFields, type SessionUser } from './backend';
import { browserStore } from './browser-store';

const SESSION_KEY = 'embedded_session';
const RSVP_KEY_PREFIX = 'embedded_rsvp_';

const sessionSchema = z.object({ uid: z.string().check(z.minLength(1)) });
const recordSchema = z.extend(storedRsvpSchema, {
  lastRsvp: z.pipe(
    z.iso.datetime(),
    z.transform((time) => new Date(time)),
  ),
});

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
  const tell = (user: SessionUser | null) => {
    for (const listener of listeners) listener(user);
  };
  const user = () => store.get(SESSION_KEY, sessionSchema);
  /** The storage key of a guest's own RSVP, as the hosted rules would have it: nobody reads another's. */
  const ownKey = (key: string) => {
    if (user()?.uid !== key) {
      throw new Error(
        'This reply belongs to another guest. Reload the page to go on with your own.',
      );
    }
    return `${RSVP_KEY_PREFIX}${key}`;
  };

  return {
    notice: 'This is a trial: replies stay in this browser and reach nobody.',
    session: {
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
        tell(guest);
        return guest;
      },
      async idToken() {
        const current = user();
        if (!current) throw new Error('Nobody is signed in. Reload the page to sign in again.');
        return `embedded.${current.uid}`;
      },
      async signOut() {
        store.remove(SESSION_KEY);
        tell(null);
      },
    },
    rsvps: {
      async read(key) {
        return store.get(ownKey(key), recordSchema);
      },
      async logRsvp(key, rsvp) {
        const kept = store.get(ownKey(key), recordSchema);
        store.set(ownKey(key), { ...kept, ...givenFields(rsvp), lastRsvp: now() });
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
