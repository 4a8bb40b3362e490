import {
  QueryClient,
  queryOptions,
  experimental_streamedQuery as streamedQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { EMPTY_GUEST_LIST, type GuestList, listGuests } from '../model/guest-list';
import type { GuestListState, HostsBackend } from '../model/hosts-backend';
import { useHosts } from '../pages/hosts-site';

/** Nothing is read again by itself: the listener reports each change. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Comparing 5,000 guests with the previous ones takes longer than showing them.
        structuralSharing: false,
      },
      mutations: { networkMode: 'always' },
    },
  });

/** The guest list, which changes as the backend reports it. There is one listener for all pages. */
export const guestListQuery = (backend: HostsBackend) =>
  queryOptions({
    queryKey: ['guest-list'],
    queryFn: streamedQuery<GuestListState, GuestList>({
      streamFn: () => statesOf(backend),
      reducer: listGuests,
      initialValue: EMPTY_GUEST_LIST,
    }),
  });

/** The guest list of a page. `GuestListGate` has loaded it. */
export const useGuestList = (): GuestList =>
  useSuspenseQuery(guestListQuery(useHosts().backend)).data;

/** The states that the backend reports. Skips those that a later one has replaced meanwhile. */
async function* statesOf(backend: HostsBackend): AsyncGenerator<GuestListState> {
  const received: { state: GuestListState | null; failure: Error | null } = {
    state: null,
    failure: null,
  };
  let wake = () => {};
  const unsubscribe = backend.watch({
    next(state) {
      received.state = state;
      wake();
    },
    error(failure) {
      received.failure = failure;
      wake();
    },
  });
  try {
    while (received.failure === null) {
      const { state } = received;
      received.state = null;
      if (state) yield state;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
    throw received.failure;
  } finally {
    unsubscribe();
  }
}
