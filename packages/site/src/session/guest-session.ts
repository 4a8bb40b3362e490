import type { Backend, SessionUser } from '@invitation/backend/backend';
import type { RecordShape, StoredRsvp } from '@invitation/domain/record/record';
import { safeParseStoredRsvp, Unreadable } from '@invitation/domain/rsvp/rsvp';
import { Conflict, type Save } from '@invitation/domain/rsvp/save';
import { page } from '@invitation/domain/words/group/page';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { memoizeAsync } from '../browser/memoize-async';
import { hasLeft } from './former-guest';
import { forgetKept, type Kept, keep, readKept } from './kept-reply';

const NEVER = new Promise<never>(() => {});

/** The messages of errors are sentences for the guest. */
export interface GuestSession {
  readonly queryClient: QueryClient;
  open(): Promise<Backend>;
  /** Opens the backend. Without a stored session it sends no request. */
  ready(): Promise<SessionUser | null>;
  /** The account whose reply this device has kept; `null` once the backend is open. @param reply the key that a link opens */
  keptUser(reply: string | undefined): SessionUser | null;
  /** Afterwards, `readRsvp` sends no request for a new account. */
  signIn(): Promise<SessionUser>;
  /** The page must be replaced afterwards. */
  signOut(): Promise<void>;
  /** Resolves when no sign-in is under way, but never after the guest has left: a new page signs the next guest in. */
  settled(): Promise<void>;
  /** Reads from the server. Returns the kept reply if the server cannot be reached. @param key a guest's uid or an invitation's id */
  readRsvp(key: string): Promise<StoredRsvp | null>;
  /** Returns what this device has kept, without waiting for the server. */
  knownRsvp(key: string): Promise<StoredRsvp | null>;
  /** A newer state has a larger `asOf`. */
  newestRsvp(key: string): { readonly reply: StoredRsvp | null; readonly asOf: number };
  /** When the kept reply was read, and the error of a later attempt. `null` if the reply was read in this visit. */
  kept(key: string): { readonly at: Date; readonly error: Error | null } | null;
  /**
   * Overrides reads that are under way.
   *
   * @returns the newest known state: another tab may have saved later, but got its answer earlier
   * @throws Conflict with the newest known state, if the reply was changed or deleted elsewhere
   */
  saveRsvp(key: string, save: Save): Promise<StoredRsvp>;
  /** Takes over a newer reply that another tab has kept. @returns whether there was one */
  adoptKept(): boolean;
}

/** @param load opens the backend */
export function guestSession(
  load: () => Promise<Backend>,
  queryClient: QueryClient,
  shape: RecordShape,
): GuestSession {
  let isOpen = false;
  const open = memoizeAsync(async () => {
    const backend = await load();
    isOpen = true;
    return backend;
  });
  let pending: Promise<unknown> = Promise.resolve();
  let user: SessionUser | null = null;
  /** The time of the newest copy that this page has read, even if the reply was deleted since. The next save gets a later one. */
  let latest = 0;
  const query = (key: string) =>
    queryOptions({
      queryKey: ['rsvps', key],
      queryFn: ({ signal }) =>
        withErrorPrefix(page.loadError, async () => {
          const { rsvps } = await open();
          const asked = readKept();
          const uid = user?.uid;
          const reply = newestOf(key, await rsvps.read(key), asked);
          if (!signal.aborted) keepReply(key, reply, uid);
          return reply;
        }),
    });
  const keepReply = (key: string, reply: StoredRsvp | null, uid: string | undefined): void => {
    if (uid === user?.uid) keep(key, reply && { uid, reply });
  };
  /** An earlier version of the site may have kept it in another form. */
  const readReply = () => {
    const kept = readKept();
    const { lastRsvp } = kept?.reply ?? {};
    const parsed =
      kept?.reply &&
      safeParseStoredRsvp(shape, kept.key, {
        ...kept.reply,
        // JSON has no dates.
        lastRsvp: typeof lastRsvp === 'string' ? new Date(lastRsvp) : undefined,
      });
    if (!kept || !parsed?.success) return null;
    latest = Math.max(latest, savedAt(parsed.data));
    return { ...kept, reply: parsed.data };
  };
  /** The answer, unless another tab has kept a newer reply since the request. @param asked what was kept at the request */
  const newestOf = <Reply extends StoredRsvp | null>(
    key: string,
    answer: Reply,
    asked: Kept | null,
  ) => {
    const kept = readReply();
    return kept?.key === key && kept.at !== asked?.at && savedAt(kept.reply) > savedAt(answer)
      ? kept.reply
      : answer;
  };
  /** Cancels older requests, whose answers must not replace this reply. */
  const setRsvp = (key: string, reply: StoredRsvp | null, updatedAt = Date.now()): void => {
    const { queryKey } = query(key);
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, reply, { updatedAt });
  };
  /** Marks the reply as one that this device has kept, until the backend is open. */
  const restoreRsvp = (key: string, reply: StoredRsvp, at: number) =>
    restoreQuery(queryClient, query(key).queryKey, reply, at);
  const restored = readReply();
  if (restored) restoreRsvp(restored.key, restored.reply, restored.at);
  return {
    queryClient,
    open,
    ready: async () => {
      const { session } = await open();
      user = await withErrorPrefix(page.signInError, () => session.ready());
      // The account may no longer exist. The session tells its observers only later.
      if (user === null) forgetKept();
      return user;
    },
    keptUser(reply) {
      const kept = isOpen ? null : readKept();
      if (!kept?.uid || kept.key !== (reply ?? kept.uid) || !this.kept(kept.key)) return null;
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
    signOut() {
      const leaving = open().then(({ session }) => session.signOut());
      // The session tells its observers before this page can mark that the guest has left.
      pending = leaving.then(() => NEVER).catch(() => {});
      return leaving;
    },
    async settled() {
      await pending;
      if (hasLeft()) await NEVER;
    },
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
    newestRsvp(key) {
      const state = queryClient.getQueryState(query(key).queryKey);
      return { reply: state?.data ?? null, asOf: state?.dataUpdateCount ?? 0 };
    },
    async saveRsvp(key, save) {
      const uid = user?.uid;
      const { rsvps } = await open();
      const asked = readReply();
      const earlier = latest;
      const store = <Reply extends StoredRsvp | null>(answer: Reply) => {
        const newest = newestOf(key, answer, asked);
        setRsvp(key, newest);
        keepReply(key, newest, uid);
        return newest;
      };
      try {
        const saved = await rsvps.logRsvp(key, save);
        // After a deletion, the backend knows no earlier time.
        return store({ ...saved, lastRsvp: new Date(Math.max(savedAt(saved), earlier + 1)) });
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        const current = store(error.current as StoredRsvp | null);
        // A deletion has no fields to show.
        throw error.current ? new Conflict(current, error.fields) : error;
      }
    },
    adoptKept() {
      const kept = readReply();
      const state = kept && queryClient.getQueryState(query(kept.key).queryKey);
      if (!state || savedAt(kept.reply) <= savedAt(state.data ?? null)) return false;
      (isOpen ? setRsvp : restoreRsvp)(kept.key, kept.reply, kept.at);
      return true;
    },
  };
}

/** The server's time of a save. A newer state has a later time. */
const savedAt = (reply: StoredRsvp | null): number => reply?.lastRsvp?.getTime() ?? 0;

/** Restores data of an earlier visit: `ensureQueryData` returns it, and `fetchQuery` reads it again. */
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
