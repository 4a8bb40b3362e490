import type { Backend, SessionUser } from '@invitation/backend/backend';
import {
  type RecordShape,
  type StoredRsvp,
  safeParseStoredRsvp,
  Unreadable,
} from '@invitation/domain/rsvp';
import { page } from '@invitation/domain/words/group/page';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { memoizeAsync } from '../browser/memoize-async';
import { forgetKept, keep, readKept } from './kept-reply';

/** Error messages are sentences for the guest. */
export interface GuestSession {
  readonly queryClient: QueryClient;
  open(): Promise<Backend>;
  /** Opens the backend. Without a stored session it sends no request. */
  ready(): Promise<SessionUser | null>;
  /**
   * Before the backend is open: the account that this device has kept the guest's reply of. `null` if it has kept none, or
   * that of another guest.
   *
   * @param invitation the id of the guest's personal invitation, if there is one
   */
  keptUser(invitation: string | undefined): SessionUser | null;
  /** A new account has no reply, so `readRsvp` sends no request for it. */
  signIn(): Promise<SessionUser>;
  settled(): Promise<void>;
  /**
   * Returns what this device has kept of the reply only if the server cannot be reached.
   *
   * @param key of the reply's document: the guest's uid or the id of their invitation
   */
  readRsvp(key: string): Promise<StoredRsvp | null>;
  /** Returns what this device has kept of the reply at once. */
  knownRsvp(key: string): Promise<StoredRsvp | null>;
  /** Since when the reply was not read again, and why. `null` if it was read in this visit. */
  kept(key: string): { readonly at: Date; readonly error: Error | null } | null;
  /** A reply as it was saved, or as another place has changed it. */
  setRsvp(key: string, reply: StoredRsvp | null): void;
}

/** @param load fetches the backend's code, and opens it */
export function guestSession(
  load: () => Promise<Backend>,
  queryClient: QueryClient,
  shape: RecordShape,
): GuestSession {
  let isRequested = false;
  const open = memoizeAsync(() => {
    isRequested = true;
    return load();
  });
  let pending: Promise<unknown> = Promise.resolve();
  let user: SessionUser | null = null;
  const query = (key: string) =>
    queryOptions({
      queryKey: ['rsvps', key],
      queryFn: () =>
        withErrorPrefix(page.loadError, async () => {
          const { rsvps } = await open();
          const reply = await rsvps.read(key);
          keepReply(key, reply);
          return reply;
        }),
    });
  /** `lastRsvp` is not shown anywhere. */
  const keepReply = (key: string, reply: StoredRsvp | null): void =>
    keep(key, reply && { uid: user?.uid, reply: { ...reply, lastRsvp: undefined } });
  const kept = readKept();
  if (kept?.reply) {
    const { success, data } = safeParseStoredRsvp(shape, kept.key, kept.reply);
    if (success) restoreQuery(queryClient, query(kept.key).queryKey, data, kept.at);
  }
  return {
    queryClient,
    open,
    ready: async () => {
      const { session } = await open();
      user = await withErrorPrefix(page.signInError, () => session.ready());
      // The account may have ended since. A new one does not wait for the observers of the session.
      if (user === null) forgetKept();
      return user;
    },
    keptUser(invitation) {
      const kept = isRequested ? null : readKept();
      if (!kept?.uid || kept.key !== (invitation ?? kept.uid) || !this.kept(kept.key)) return null;
      return { uid: kept.uid };
    },
    signIn() {
      const signingIn = open()
        .then(({ session }) => session.signInAnonymously())
        .then(({ uid, isNew }) => {
          if (isNew) queryClient.setQueryData(query(uid).queryKey, null);
          user = { uid };
          return user;
        });
      pending = signingIn.catch(() => {});
      return signingIn;
    },
    settled: async () => void (await pending),
    readRsvp: (key) =>
      queryClient.fetchQuery(query(key)).catch((error: unknown) => {
        const known = queryClient.getQueryData(query(key).queryKey);
        if (known && !((error as Error).cause instanceof Unreadable)) return known;
        throw error;
      }),
    knownRsvp: (key) => queryClient.ensureQueryData(query(key)),
    kept(key) {
      const state = queryClient.getQueryState(query(key).queryKey);
      return state?.isInvalidated && state.data
        ? { at: new Date(state.dataUpdatedAt), error: state.error }
        : null;
    },
    setRsvp(key, reply) {
      queryClient.setQueryData(query(key).queryKey, reply);
      keepReply(key, reply);
    },
  };
}

/** Gives a query the data of an earlier visit. `ensureQueryData` returns it, and `fetchQuery` reads it again. */
export function restoreQuery(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  data: unknown,
  updatedAt: number,
): void {
  queryClient.setQueryData(queryKey, data, { updatedAt });
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

export async function withErrorPrefix<Result>(
  sentence: (message: string) => string,
  task: () => Promise<Result>,
): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(sentence(message), { cause });
  }
}
