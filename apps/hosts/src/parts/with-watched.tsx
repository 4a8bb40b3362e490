import { overview as words } from '@invitation/domain/words/hosts/overview';
import { Alert } from '@invitation/ui/alert';
import { Loading } from '@invitation/ui/loading';
import { type ReactNode, useState } from 'react';
import type { Listener } from '../model/hosts-backend';
import type { UnreadableDocument } from '../model/read-document';
import { newestOf } from '../model/store';
import { useStore } from './hosts-site';

/** Loads a collection that only some pages need. Names its documents that cannot be read. */
export function WithWatched<State extends { readonly unreadable: readonly UnreadableDocument[] }>({
  collection,
  watch,
  isReady = () => true,
  children,
}: {
  readonly collection: string;
  readonly watch: (listener: Listener<State>) => () => void;
  /** Whether a first state is more than that this device has no copy. */
  readonly isReady?: (state: State) => boolean;
  readonly children: (state: State) => ReactNode;
}) {
  const [store] = useState(() =>
    newestOf<State | Error | null>(null, (next) => watch({ next, error: next })),
  );
  const state = useStore(store);
  const [isLoaded, setLoaded] = useState(false);
  if (state instanceof Error) return <Alert>{state.message}</Alert>;
  if (state === null || !(isLoaded || isReady(state))) return <Loading />;
  if (!isLoaded) setLoaded(true);
  const { unreadable } = state;
  return (
    <>
      {unreadable.length > 0 && (
        <Alert>
          {words.unreadable(
            unreadable.length,
            unreadable.map(({ key }) => `${collection}/${key}`).join(', '),
          )}
        </Alert>
      )}
      {children(state)}
    </>
  );
}
