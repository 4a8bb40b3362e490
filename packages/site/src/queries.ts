import type { Backend } from '@invitation/backend/backend';
import { QueryClient, queryOptions } from '@tanstack/react-query';

/**
 * A client that reads what it needs once and fails at once: a save compares what was read with the document as it is
 * by then, and offline a read that waits for the network would be 'Loading...' for ever.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  });

/** Signs the guest in anonymously. Never fresh: whoever is signed out again is signed in again. */
export const signInQuery = (backend: Backend) =>
  queryOptions({
    queryKey: ['sign-in'],
    queryFn: () => backend.session.signInAnonymously(),
    staleTime: 0,
  });

/** The RSVP under a document key, `null` if there is none. */
export const rsvpQuery = (backend: Backend, key: string) =>
  queryOptions({
    queryKey: ['rsvps', key],
    queryFn: () => backend.rsvps.read(key),
  });

/**
 * The RSVP under a document key, from the cache if it is there.
 *
 * @throws a sentence for the guest
 */
export const readRsvp = async (queryClient: QueryClient, backend: Backend, key: string) => {
  try {
    return await queryClient.ensureQueryData(rsvpQuery(backend, key));
  } catch (cause) {
    throw new Error(loadingFailed(cause), { cause });
  }
};

/**
 * Who is signed in, `null` for nobody.
 *
 * @throws a sentence for the guest
 */
export const readSession = async (backend: Backend) => {
  try {
    return await backend.session.ready();
  } catch (cause) {
    throw new Error(signingInFailed(cause), { cause });
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);

/** What a guest reads when they could not be signed in (A8). */
export const signingInFailed = (error: unknown): string => `Error signing in: ${messageOf(error)}`;

/** What a guest reads when their RSVP could not be loaded. */
export const loadingFailed = (error: unknown): string => `Error loading RSVP: ${messageOf(error)}`;
