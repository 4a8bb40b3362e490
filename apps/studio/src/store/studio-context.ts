import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Snapshot, StudioStore } from './studio-store';

export const StudioContext = createContext<StudioStore | null>(null);

export function useStudioStore(): StudioStore {
  const store = useContext(StudioContext);
  if (store) return store;
  throw new Error('There is no StudioContext around this component.');
}

/** Renders again after each change. */
export function useStudio(): Snapshot & { readonly store: StudioStore } {
  const store = useStudioStore();
  return { ...useSyncExternalStore(store.subscribe, store.get), store };
}
