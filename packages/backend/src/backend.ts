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

/** All errors of the session and the stores are sentences for the guest (A4). */
export interface Session {
  ready(): Promise<SessionUser | null>;
  /** Also calls the listener when the user is first known, and after a change in another tab. */
  observe(listener: (user: SessionUser | null) => void): () => void;
  /** Concurrent calls get the same account, also in other tabs. A new account has no document. */
  signInAnonymously(): Promise<SessionUser & { readonly isNew: boolean }>;
  idToken(): Promise<string>;
  signOut(): Promise<void>;
}

/** Links to guests' own replies (B19), one for each reply. */
export interface ReplyLinkStore {
  /** Makes a missing link to the guest's own reply. @returns its secret */
  make(uid: string): Promise<string>;
  /** No other account can read or change the reply afterwards. */
  stop(uid: string): Promise<void>;
  /** The guest's account may read and change the reply. @returns whether the link still works */
  join(link: ReplyLink): Promise<boolean>;
}

/** What a guest without a personal link does not wait for. Their code may have to load. */
export interface LaterStores {
  readonly invitations: { read(id: string): Promise<Invitation | null> };
  readonly replyLinks: ReplyLinkStore;
  /** In any order. A guest of the Saturday asks only for news for everyone. */
  readonly news: { read(mode: Mode): Promise<readonly NewsItem[]> };
  /** As hosts have published it (B15), by the key of the reply. Without a table, the result is empty. */
  readonly tables: { read(key: string): Promise<GuestTable> };
}

/** The collection `rsvps` (A3): the guest's own document, and those that a known invitation or a joined link opens. */
export interface RsvpStore {
  read(key: string): Promise<StoredRsvp | null>;
  /**
   * Merges changed fields (A7), and returns the document. `lastRsvp` grows with each save and never runs ahead of the server. After an
   * error it may still be saved, unless another save comes first.
   *
   * @throws Conflict if the save would replace an answer that the guest has not seen, or restore a deleted document
   */
  logRsvp(key: string, save: Save): Promise<StoredRsvp>;
}

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
  /** The server's, once an answer has told its time. */
  readonly clock: Clock;
  readonly session: Session;
  readonly rsvps: RsvpStore;
  /** Fails like any `import` if its file is missing. */
  laterStores(): Promise<LaterStores>;
}

export interface BackendContent extends RecordShape {
  /** After that day, no guest can bring more people. */
  readonly replyBy?: Pick<ReplyBy, 'closesAt'> | null | undefined;
  /** Guests reply in one phase of the weekend's (B21). */
  readonly phases?: PhasesByMode | undefined;
}

export type OpenBackend = (content: BackendContent) => Backend | Promise<Backend>;
