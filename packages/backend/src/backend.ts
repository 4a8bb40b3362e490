import type { Invitation } from '@invitation/domain/invitation';
import type { StoredRsvp } from '@invitation/domain/rsvp';
import type { RsvpSave } from '@invitation/domain/rsvp-save';

/** A guest who is signed in anonymously (A6). */
export interface SessionUser {
  readonly uid: string;
}

/** The guest's session (A4). */
export interface Session {
  /** Resolves to the signed-in user or `null` when that is known. Rejects with a sentence for the guest. */
  ready(): Promise<SessionUser | null>;
  /**
   * Calls the listener when the user is known, and after each change, also in another tab.
   *
   * @returns a function that unsubscribes
   */
  observe(listener: (user: SessionUser | null) => void): () => void;
  /**
   * Returns the current user, or signs in with a new account. Concurrent calls get the same account, also in other tabs.
   * Rejects with a sentence for the guest.
   *
   * @returns `isNew` if the account was just created, so it has no document
   */
  signInAnonymously(): Promise<SessionUser & { readonly isNew: boolean }>;
  /** Rejects if nobody is signed in. */
  idToken(): Promise<string>;
  signOut(): Promise<void>;
}

/** The collection `invitations` (B14). Whoever is signed in and knows an id may read that invitation. */
export interface InvitationStore {
  /** Resolves to `null` without a document. Rejects with a sentence for the guest. */
  read(id: string): Promise<Invitation | null>;
}

/** The collection `rsvps` (A3), limited to the guest's own document and that of a known invitation. */
export interface RsvpStore {
  /** Resolves to `null` without a document. Rejects with a sentence for the guest. */
  read(key: string): Promise<StoredRsvp | null>;
  /**
   * Merges the changed fields and the time of the save into a document (A7). Never replaces an answer that the guest has
   * not seen.
   *
   * @returns the document after the save
   * @throws RsvpConflict if the save would replace such an answer; other errors have a sentence for the guest. After an
   *   error the document may still be saved later, unless another save changes it first.
   */
  logRsvp(key: string, save: RsvpSave): Promise<StoredRsvp>;
}

/** The origins of the services of a backend, for preconnects (B12). */
export interface ServiceOrigins {
  /** For the anonymous sign-in. */
  readonly signIn: string;
  /** For a new ID token after an hour. */
  readonly tokens: string;
  /** For the replies. */
  readonly database: string;
}

/** Stores sessions and RSVPs (B2). The site uses only this interface. */
export interface Backend {
  /** Sentences for the page, for example that replies do not reach the hosts. `null` without any. */
  readonly notice: string | null;
  readonly session: Session;
  readonly rsvps: RsvpStore;
  readonly invitations: InvitationStore;
}
