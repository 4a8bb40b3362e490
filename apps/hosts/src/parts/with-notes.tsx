import type { ReactNode } from 'react';
import type { NotesByKey } from '../model/guest-notes';
import { useGuestList, useHosts } from './hosts-site';
import { WithWatched } from './with-watched';

/** Loads what hosts noted of the guests, which only some pages need (B15). */
export function WithNotes({ children }: { readonly children: (notes: NotesByKey) => ReactNode }) {
  const list = useGuestList();
  return (
    <WithWatched store={useHosts().notes} isReady={({ isLive }) => isLive || !list.isLive}>
      {({ notes }) => children(notes)}
    </WithWatched>
  );
}
