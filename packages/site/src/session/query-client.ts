import { onlineManager, QueryClient } from '@tanstack/react-query';

/** Queries fail offline instead of waiting, and are not repeated. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
      },
    },
  });
  // It assumes a connection, and would not notice that the one of a page opened offline is back.
  onlineManager.setOnline(navigator.onLine !== false);
  // From now on, it observes the connection and whether the page is shown.
  client.mount();
  return client;
}
