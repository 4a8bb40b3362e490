import type { Arrivals, Recount } from '@invitation/domain/guest-list/arrivals';
import type { Rsvp } from '@invitation/domain/record/record';
import type { Plan, Refusals } from './change';
import type {
  Distinct,
  GuestArrivals,
  PersonalInvitation,
  Reply,
  WatchedName,
  WatchedValue,
} from './collections';
import type { WatchedState } from './documents';
import type { KeptChanges } from './hosts-errors';
import type { UnreadableDocument } from './read-document';

export interface HostAccount {
  readonly email: string;
  /** Whether the address is verified. The rules let nobody else in, even with a host's address. */
  readonly isVerified: boolean;
}

/** A restricted role: `door` marks arrivals and adds walk-ins. */
export type HostRole = 'door';

/** A host. The owner has no entry: their address is in the security rules. */
export interface Host {
  readonly email: string;
  /** The address of another host, or of the owner. */
  readonly addedBy: string;
  /** `null` until the server has the entry. */
  readonly addedAt: Date | null;
  /** A host without a role may do everything. */
  readonly role?: HostRole | undefined;
}

/** Receives a value, then each change of it. */
export interface Listener<Value> {
  next(value: Value): void;
  /** An error with a sentence for the host. It ends the subscription. A `RefusedError` if the account is not a host. */
  error(error: Error): void;
}

/** The sign-in of hosts (B15). All errors have a sentence for the host. */
export interface HostsSession {
  /**
   * Calls the listener when the account is known, and after each change, also in another tab.
   *
   * @returns a function that unsubscribes
   */
  observe(listener: (account: HostAccount | null) => void): () => void;
  /**
   * The changes that this device has kept since the server ended a session, e.g. after a new password. Only their account
   * can see and send them. `null` without any.
   */
  readKept(): KeptChanges | null;
  /** Deletes the kept arrivals with the copy of the guest list, and forgets whose they were. */
  discardKept(): Promise<void>;
  /** While changes are kept, rejects for any other account than theirs. */
  signIn(email: string, password: string): Promise<void>;
  /**
   * Sends a link to choose a password, which also verifies the address and ends all sessions. Creates a missing account, and
   * does not tell whether there was one.
   *
   * @param page the address to which the link leads back
   */
  sendPasswordLink(email: string, page: string): Promise<void>;
  /**
   * Also removes the copy of the guest list on this device. Reload the page afterwards. Rejects, and signs nobody out,
   * while arrivals wait for the connection, because they are in that copy.
   */
  signOut(): Promise<void>;
  /**
   * Calls the listener with all hosts but the owner, then with each change.
   *
   * @returns a function that unsubscribes
   */
  watchHosts(listener: Listener<readonly Host[]>): () => void;
  /** Does nothing for an existing host. @param email in lower case */
  addHost(email: string, role?: HostRole): Promise<void>;
  /** @param role `null` for a host who may do everything */
  changeRole(email: string, role: HostRole | null): Promise<void>;
  /** Takes effect at once on devices that are signed in. */
  removeHost(email: string): Promise<void>;
}

/** The guest list as this device knows it. */
export interface GuestListState {
  /** The role of the account. Without one, it may do everything. */
  readonly role?: HostRole | undefined;
  readonly replies: readonly Reply[];
  readonly invitations: readonly PersonalInvitation[];
  readonly arrivals: readonly GuestArrivals[];
  /** Documents of these three collections that cannot be read, in that order. */
  readonly unreadable: readonly UnreadableDocument[];
  /** Which guests with similar names are different people. */
  readonly distinct: Distinct;
  /** Whether the server has confirmed this state, and reports changes at once. */
  readonly isLive: boolean;
  /** When the server last confirmed the state. `null` before that. */
  readonly asOf: Date | null;
  /** How many changes of this device have not reached the server. */
  readonly unsent: number;
}

export type GuestListListener = Listener<GuestListState>;

/**
 * The whole guest list, only for hosts (B15). All errors have a sentence for the host. An `UnansweredError` says that a
 * change may or may not be saved. After every other error, nothing was changed.
 */
export interface HostsBackend {
  /** A sentence for the page, for example that the guests are a sample. `null` without one. */
  readonly notice: string | null;
  /** `null` if this backend has no accounts. */
  readonly session: HostsSession | null;
  /**
   * Calls the listener with the state on this device, then with each change.
   *
   * @returns a function that unsubscribes
   */
  watch(listener: GuestListListener): () => void;
  /**
   * Calls the listener with hosts' notes, the tables that guests can read, or the news for guests (B20), as this device knows them, then
   * with each change. `watch` does not report these.
   *
   * @returns a function that unsubscribes
   */
  watchDocuments<Name extends WatchedName>(
    collection: Name,
    listener: Listener<WatchedState<Name>>,
  ): () => void;
  /** Reads these documents from the server. Leaves out unreadable ones. */
  readDocuments<Name extends WatchedName>(
    collection: Name,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, WatchedValue<Name>>>;
  /**
   * Changes replies, invitations, arrivals, notes, tables and news, all or none. Never replaces a value that the host has not seen.
   *
   * @throws Conflict if a change would replace such a value, or restore a deleted document
   */
  write(plan: Plan): Promise<void>;
  /**
   * Changes the documents of many guests: all or none of each guest, and none at all if it rejects. Otherwise like `write`.
   *
   * @returns the guests who were left as they are
   */
  writeGuests(plan: Plan): Promise<Refusals>;
  /**
   * Sets how many people have arrived with a guest, also without a connection. Changes no other counts. The promise settles when the
   * server has the change. Every later report contains the change, or what another device has made of it.
   *
   * @param key may belong to a deleted guest, because nothing else is written
   */
  setArrivals(key: string, change: Recount): Promise<void>;
  /**
   * Adds a guest who came without being on the list, also without a connection. The promise settles when the server has
   * the guest.
   *
   * @param key a new one; a second call with the same key changes nothing
   */
  addWalkIn(key: string, reply: Rsvp, arrivals: Arrivals): Promise<void>;
  /**
   * Removes a guest of `addWalkIn` whom the server does not have yet, so that nobody else can have changed them. Also works without a
   * connection. The promise settles when the server has the change.
   */
  removeWalkIn(key: string): Promise<void>;
}
