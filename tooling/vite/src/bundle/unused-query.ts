/** Replaces parts of TanStack Query that a `QueryClient` imports, but the sites never need: 2 KB of script. */
export class MutationCache {}
export const infiniteQueryBehavior = () => ({});
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
/** A query is sent at once, and never repeated. */
export const focusManager = { isFocused: () => true };
export const onlineManager = { isOnline: () => true };
