import type { Rsvp, StoredRsvp } from '@invitation/domain/rsvp';

/** A guest who is signed in, anonymously (A6). */
export interface SessionUser {
  readonly uid: string;
}

/** Who the guest is to the backend. */
export interface Session {
  /**
   * Calls the listener once it is known who is signed in (`null`: nobody), and again at every change.
   *
   * @returns a function that ends the subscription
   */
  observe(listener: (user: SessionUser | null) => void): () => void;
  /** Signs the guest in; one who is signed in already stays who they are. Rejects with a sentence for the guest. */
  signInAnonymously(): Promise<SessionUser>;
  /** The signed-in user's ID token. Rejects if nobody is signed in. */
  idToken(): Promise<string>;
  signOut(): Promise<void>;
}

/** The collection `rsvps` (A3), as far as its rules let a guest see it. */
export interface RsvpStore {
  /** The RSVP under a document key, or `null` if there is none. Rejects with a sentence for the guest. */
  read(key: string): Promise<StoredRsvp | null>;
  /**
   * Saves an RSVP under a document key with the time of the save: fields that are given replace those that are
   * kept, the others stay (A7). Rejects with a sentence for the guest; then nothing has changed.
   */
  logRsvp(key: string, rsvp: Rsvp): Promise<void>;
}

/** Where sessions and RSVPs live (B2): the one door between the site and whatever keeps its data. */
export interface Backend {
  /** A sentence for the page where replies do not reach the hosts, `null` where they do. */
  readonly notice: string | null;
  readonly session: Session;
  readonly rsvps: RsvpStore;
}

/** The fields that a save gives: one that is undefined is not given, and must not hide the one that is kept. */
export const givenFields = (rsvp: Rsvp): Partial<Rsvp> =>
  Object.fromEntries(Object.entries(rsvp).filter(([, value]) => value !== undefined));

/** Waits until it is known who is signed in, and tells. */
export function currentUser(session: Session): Promise<SessionUser | null> {
  return new Promise((resolve) => {
    const end = session.observe((user) => {
      resolve(user);
      queueMicrotask(() => end());
    });
  });
}
