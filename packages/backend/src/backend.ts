import type { GuestTable } from '@invitation/domain/guest-table';
import type { Invitation } from '@invitation/domain/invitation';
import type { ReplyLink } from '@invitation/domain/invitation-link';
import type { Mode } from '@invitation/domain/mode';
import type { NewsItem } from '@invitation/domain/news';
import type { PhasesByMode } from '@invitation/domain/phases';
import type { ReplyBy } from '@invitation/domain/reply-by';
import type { RecordShape, StoredRsvp } from '@invitation/domain/rsvp';
import type { Save } from '@invitation/domain/save';

export interface SessionUser {
  readonly uid: string;
}

/** The guest's session (A4). Its errors, like the errors of the stores, are sentences for the guest. */
export interface Session {
  ready(): Promise<SessionUser | null>;
  /** Also calls the listener when the user is first known, and after a change in another tab. */
  observe(listener: (user: SessionUser | null) => void): () => void;
  /** Concurrent calls get the same account, also in other tabs. An account that is new has no document. */
  signInAnonymously(): Promise<SessionUser & { readonly isNew: boolean }>;
  idToken(): Promise<string>;
  signOut(): Promise<void>;
}

export interface InvitationStore {
  read(id: string): Promise<Invitation | null>;
}

/** The links to guests' own replies (B19): one for each reply. */
export interface ReplyLinkStore {
  /**
   * Makes the link to the guest's own reply, if it is missing.
   *
   * @returns its secret
   */
  make(uid: string): Promise<string>;
  /** From now on, no other account reads or changes the reply. */
  stop(uid: string): Promise<void>;
  /** Lets the guest's account read and change the reply of a link. Returns `false` if the link no longer works. */
  join(link: ReplyLink): Promise<boolean>;
}

/** What hosts tell all guests (B20). */
export interface NewsStore {
  /** All news for a guest of these days, in any order. A guest of the Saturday asks only for those that are for everyone. */
  read(mode: Mode): Promise<readonly NewsItem[]>;
}

/** Where guests sit, as hosts have published it (B15). */
export interface TableStore {
  /** @param key of the reply; without a table, the result is empty */
  read(key: string): Promise<GuestTable>;
}

/** What no page waits for. */
export interface LaterStores {
  readonly replyLinks: ReplyLinkStore;
  readonly news: NewsStore;
  readonly tables: TableStore;
}

/** The collection `rsvps` (A3): the guest's own document, and the ones that a known invitation or a joined link opens. */
export interface RsvpStore {
  read(key: string): Promise<StoredRsvp | null>;
  /**
   * Merges the changed fields into a document (A7), and returns all of it. Its `lastRsvp` is later than before, and
   * not later than in any read or save after it. After an error it may still be saved later, unless another
   * save changes it first.
   *
   * @throws Conflict if the save would replace an answer that the guest has not seen, or restore a deleted document
   */
  logRsvp(key: string, save: Save): Promise<StoredRsvp>;
}

/** Decides whether the last day for replies is over. */
export interface Clock {
  now(): Date;
  /** Calls the listener when an answer of the server has set the clock. */
  observe(listener: () => void): () => void;
}

/** For preconnects (B12). */
export interface ServiceOrigins {
  readonly signIn: string;
  readonly database: string;
}

export interface Backend {
  /** For example that replies do not reach the hosts. */
  readonly notice: string | null;
  /** The server's, as soon as an answer tells its time. */
  readonly clock: Clock;
  readonly session: Session;
  readonly rsvps: RsvpStore;
  readonly invitations: InvitationStore;
  laterStores(): Promise<LaterStores>;
}

export interface BackendContent extends RecordShape {
  /** After that day, no guest can bring more people. */
  readonly replyBy?: Pick<ReplyBy, 'closesAt'> | null | undefined;
  /** Guests reply in one phase of the weekend's (B21). */
  readonly phases?: PhasesByMode | undefined;
}

export type OpenBackend = (content: BackendContent) => Backend | Promise<Backend>;
