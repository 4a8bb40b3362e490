import type { PhasesByMode } from '@invitation/domain/event/phases';
import type { ReplyLink } from '@invitation/domain/gate/invitation-link';
import type { GuestTable } from '@invitation/domain/guest-list/guest-table';
import type { Invitation } from '@invitation/domain/guest-list/invitation';
import type { NewsItem } from '@invitation/domain/guest-list/news';
import type { Mode } from '@invitation/domain/mode/mode';
import type { RecordShape, StoredRsvp } from '@invitation/domain/record/record';
import type { ReplyBy } from '@invitation/domain/rsvp/reply-by';
import type { Save } from '@invitation/domain/rsvp/save';

export interface SessionUser {
  readonly uid: string;
}

/** Errors of the session and the stores have a sentence for the guest as their message, except `Conflict` (A4). */
export interface Session {
  ready(): Promise<SessionUser | null>;
  /** Also calls the listener when the user is first known, and after a change in another tab. */
  observe(listener: (user: SessionUser | null) => void): () => void;
  /** Concurrent calls, even from several tabs, resolve to the same account. A new account has no document yet. */
  signInAnonymously(): Promise<SessionUser & { readonly isNew: boolean }>;
  idToken(): Promise<string>;
  signOut(): Promise<void>;
}

/** Links to a guest's own reply (B19). A reply has at most one. */
export interface ReplyLinkStore {
  /** Creates the link to the guest's own reply unless it exists. @returns its secret */
  make(uid: string): Promise<string>;
  /** Deletes the link. Accounts that joined by it can no longer read or change the reply. */
  stop(uid: string): Promise<void>;
  /** Lets the guest's account read and change the reply. @returns whether the link still works */
  join(link: ReplyLink): Promise<boolean>;
}

/** Stores that the first page does not need unless the guest has a personal link. Their code loads on demand. */
export interface LaterStores {
  readonly invitations: { read(id: string): Promise<Invitation | null> };
  readonly replyLinks: ReplyLinkStore;
  /** The items are in no particular order. In the mode `saturday`, they are only the news for everyone. */
  readonly news: { read(mode: Mode): Promise<readonly NewsItem[]> };
  /** The table that the hosts published for the reply with this key (B15); `{}` if there is none. */
  readonly tables: { read(key: string): Promise<GuestTable> };
}

/** The collection `rsvps` (A3): the guest's own document, and documents that their invitation or a joined link opens. */
export interface RsvpStore {
  read(key: string): Promise<StoredRsvp | null>;
  /**
   * Merges the changed fields (A7) and returns the document. `lastRsvp` grows with each save and never runs ahead of the server.
   * After an error, the server may still receive the save. It then applies it only if no other save came first.
   *
   * @throws Conflict if the save would replace an answer that the guest has not seen, or restore a deleted document
   */
  logRsvp(key: string, save: Save): Promise<StoredRsvp>;
}

export interface Clock {
  now(): Date;
  /** Calls the listener each time a response of the server has set the clock. */
  observe(listener: () => void): () => void;
}

/** Origins that the page preconnects to (B12). */
export interface ServiceOrigins {
  readonly signIn: string;
  readonly database: string;
}

export interface Backend {
  /** A sentence for the guest, e.g. that replies do not reach the hosts; `null` for none. */
  readonly notice: string | null;
  /** Shows the device's time until a response tells the server's. */
  readonly clock: Clock;
  readonly session: Session;
  readonly rsvps: RsvpStore;
  /** Rejects like any `import()` if the file is missing. */
  laterStores(): Promise<LaterStores>;
}

export interface BackendContent extends RecordShape {
  /** From `closesAt` on, guests cannot bring more people. */
  readonly replyBy?: Pick<ReplyBy, 'closesAt'> | null | undefined;
  /** Guests can reply only while the phase of the weekend is `open` (B21). */
  readonly phases?: PhasesByMode | undefined;
}

export type OpenBackend = (content: BackendContent) => Backend | Promise<Backend>;
