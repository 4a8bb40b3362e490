import type { StoredRsvp } from '@invitation/domain/rsvp';
import type { RsvpSave } from '@invitation/domain/rsvp-save';

/** A guest who is signed in, anonymously (A6). */
export interface SessionUser {
  readonly uid: string;
}

/** Who the guest is to the backend. */
export interface Session {
  /** Resolves once it is known who is signed in (`null`: nobody). Rejects with a sentence for the guest. */
  ready(): Promise<SessionUser | null>;
  /**
   * Calls the listener once it is known who is signed in, and again at every change, also one made in another tab.
   *
   * @returns a function that ends the subscription
   */
  observe(listener: (user: SessionUser | null) => void): () => void;
  /**
   * Signs the guest in; one who is signed in already stays who they are. All who ask while a sign-in is under way get
   * the same account, also in other tabs. Rejects with a sentence for the guest.
   */
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
   * Saves an RSVP under a document key with the time of the save (A7). The fields that the guest changed are merged
   * into the document; an answer that the guest has not seen is never replaced, whenever the save arrives.
   *
   * @returns the document as it is after the save
   * @throws RsvpConflict if the document holds such an answer; any other error is a sentence for the guest. After an
   *   error the save may still arrive, but only as long as the document does not change otherwise.
   */
  logRsvp(key: string, save: RsvpSave): Promise<StoredRsvp>;
}

/** Where sessions and RSVPs live (B2): the one door between the site and whatever keeps its data. */
export interface Backend {
  /** A sentence for the page where replies do not reach the hosts, `null` where they do. */
  readonly notice: string | null;
  readonly session: Session;
  readonly rsvps: RsvpStore;
}
