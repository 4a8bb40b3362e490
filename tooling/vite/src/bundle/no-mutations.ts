/** Replaces parts of TanStack Query that a `QueryClient` imports, but the sites never call: 2 KB of script. */
export class MutationCache {}
export const infiniteQueryBehavior = () => ({});
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
