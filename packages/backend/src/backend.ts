import type { Invitation } from '@invitation/domain/invitation';
import type { StoredRsvp } from '@invitation/domain/rsvp';
import type { Save } from '@invitation/domain/save';

export interface SessionUser {
  readonly uid: string;
}

/** The guest's session (A4). Errors are sentences for the guest, as those of the stores are. */
export interface Session {
  ready(): Promise<SessionUser | null>;
  /** Calls the listener when the user is known, and after each change, also in another tab. */
  observe(listener: (user: SessionUser | null) => void): () => void;
  /**
   * Signs in with a new account if there is none. Concurrent calls get the same account, also in other tabs.
   *
   * @returns `isNew` if the account was just created, so it has no document
   */
  signInAnonymously(): Promise<SessionUser & { readonly isNew: boolean }>;
  idToken(): Promise<string>;
  signOut(): Promise<void>;
}

/** The collection `invitations` (B14). */
export interface InvitationStore {
  read(id: string): Promise<Invitation | null>;
}

/** The collection `rsvps` (A3): the guest's own document and that of a known invitation. */
export interface RsvpStore {
  read(key: string): Promise<StoredRsvp | null>;
  /**
   * Merges the changed fields and the time of the save into a document (A7). Never replaces an answer that the guest has
   * not seen.
   *
   * @returns the document after the save
   * @throws Conflict if the save would replace such an answer, or bring back a deleted document; other errors have a
   *   sentence for the guest. After an error the document may still be saved later, unless another save changes it first.
   */
  logRsvp(key: string, save: Save): Promise<StoredRsvp>;
}

/** For preconnects (B12). */
export interface ServiceOrigins {
  readonly signIn: string;
  /** For a new ID token after an hour. */
  readonly tokens: string;
  readonly database: string;
}

export interface Backend {
  /** For example that replies do not reach the hosts. */
  readonly notice: string | null;
  readonly session: Session;
  readonly rsvps: RsvpStore;
  readonly invitations: InvitationStore;
}
