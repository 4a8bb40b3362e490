import { QueryClient } from '@tanstack/react-query';

/** Queries fail offline instead of waiting, and run again only if asked to. A save itself compares with the current document. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
      },
    },
  });
