import { overview as words } from '@invitation/domain/words/hosts/overview';
import { Alert } from '@invitation/ui/alert';
import { Loading } from '@invitation/ui/loading';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../model/hosts-errors';
import type { UnreadableDocument } from '../model/read-document';
import type { Store } from '../model/store';
import { useStore, type Watched } from './hosts-site';

/** Waits for a collection that only some pages need. Names its documents that cannot be read. */
export function WithWatched<State extends { readonly unreadable: readonly UnreadableDocument[] }>({
  store,
  collection,
  isReady = () => true,
  children,
}: {
  readonly store: Store<Watched<State>>;
  /** Before the keys of unreadable documents. A guest's own need none. */
  readonly collection?: string;
  /** Whether a first state is more than that this device has no copy. */
  readonly isReady?: (state: State) => boolean;
  readonly children: (state: State) => ReactNode;
}) {
  const { state, failure } = useStore(store);
  const [isLoaded, setLoaded] = useState(false);
  if (failure) return <Alert>{messageOf(failure)}</Alert>;
  if (state === null || !(isLoaded || isReady(state))) return <Loading />;
  if (!isLoaded) setLoaded(true);
  const { unreadable } = state;
  const keys = unreadable.map(({ key }) => (collection ? `${collection}/${key}` : key));
  return (
    <>
      {keys.length > 0 && <Alert>{words.unreadable(keys.length, keys.join(', '))}</Alert>}
      {children(state)}
    </>
  );
}
