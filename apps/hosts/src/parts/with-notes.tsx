import { overview as words } from '@invitation/domain/words/hosts/overview';
import { Alert } from '@invitation/ui/alert';
import { Loading } from '@invitation/ui/loading';
import { type ReactNode, useState } from 'react';
import type { NotesByKey } from '../model/guest-notes';
import { messageOf } from '../model/hosts-errors';
import { useGuestList, useHosts, useStore } from './hosts-site';

/** Loads what hosts noted of the guests, which only some pages need (B15). */
export function WithNotes({ children }: { readonly children: (notes: NotesByKey) => ReactNode }) {
  const { isLive } = useGuestList();
  const { state, failure } = useStore(useHosts().notes);
  const [isLoaded, setLoaded] = useState(false);
  // Without a copy on this device, the first state is empty.
  const isReady = state !== null && (state.isLive || !isLive);
  if (isReady && !isLoaded) setLoaded(true);
  if (failure) return <Alert>{messageOf(failure)}</Alert>;
  if (state === null || !(isReady || isLoaded)) return <Loading />;
  const { notes, unreadable } = state;
  return (
    <>
      {unreadable.length > 0 && (
        <Alert>
          {words.unreadable(unreadable.length, unreadable.map(({ key }) => key).join(', '))}
        </Alert>
      )}
      {children(notes)}
    </>
  );
}
