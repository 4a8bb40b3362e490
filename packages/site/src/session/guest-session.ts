import type { Backend, SessionUser } from '@invitation/backend/backend';
import type { StoredRsvp } from '@invitation/domain/rsvp';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

export const rsvpQuery = (backend: Backend, key: string) =>
  queryOptions({
    queryKey: ['rsvps', key],
    queryFn: () => backend.rsvps.read(key),
  });

/** Error messages are sentences for the guest. */
export interface GuestSession {
  readonly backend: Backend;
  readonly queryClient: QueryClient;
  /** Without a stored session it sends no request. */
  ready(): Promise<SessionUser | null>;
  /** A new account has no reply, so `readRsvp` sends no request for it. */
  signIn(): Promise<SessionUser>;
  settled(): Promise<void>;
  /** @param key of the reply's document: the guest's uid or the id of their invitation */
  readRsvp(key: string): Promise<StoredRsvp | null>;
}

export function guestSession(backend: Backend, queryClient: QueryClient): GuestSession {
  let pending: Promise<unknown> = Promise.resolve();
  return {
    backend,
    queryClient,
    ready: () => withErrorPrefix('Error signing in: ', () => backend.session.ready()),
    signIn() {
      const signingIn = backend.session.signInAnonymously().then(({ uid, isNew }) => {
        if (isNew) queryClient.setQueryData(rsvpQuery(backend, uid).queryKey, null);
        return { uid };
      });
      pending = signingIn.catch(() => {});
      return signingIn;
    },
    settled: async () => void (await pending),
    readRsvp: (key) =>
      withErrorPrefix('Error loading RSVP: ', () =>
        queryClient.ensureQueryData(rsvpQuery(backend, key)),
      ),
  };
}

export async function withErrorPrefix<Result>(
  prefix: string,
  task: () => Promise<Result>,
): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${prefix}${message}`, { cause });
  }
}
