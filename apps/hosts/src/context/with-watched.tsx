import { overview as words } from '@invitation/domain/words/hosts/overview';
import { Alert } from '@invitation/ui/basics/alert';
import { Loading } from '@invitation/ui/basics/loading';
import { type ReactNode, useState } from 'react';
import type { NotesByKey } from '../model/store/guest-notes';
import type { TablesByKey } from '../model/store/guest-tables';
import { messageOf } from '../model/store/hosts-errors';
import { type SentNews, sentNews } from '../model/store/news';
import type { CollectionState } from '../model/store/read-document';
import type { Store } from '../model/store/store';
import { useGuestList, useHosts, useStore, type Watched } from './hosts-site';

interface Props<Value> {
  readonly children: (value: Value) => ReactNode;
}

/** Loads hosts' notes about guests (B15). */
export const WithNotes = ({ children }: Props<NotesByKey>) => (
  <WithWatched store={useHosts().notes}>{children}</WithWatched>
);

/** Loads the tables that guests can read (B15). */
export const WithTables = ({ children }: Props<TablesByKey>) => (
  <WithWatched store={useHosts().tables} collection="tables">
    {children}
  </WithWatched>
);

/** Loads the news for guests (B20), the newest first. */
export const WithNews = ({ children }: Props<readonly SentNews[]>) => (
  <WithWatched store={useHosts().news} collection="news">
    {(byKey) => children(sentNews(byKey))}
  </WithWatched>
);

/** Waits for a collection that only some pages need, and lists its unreadable documents. */
function WithWatched<Value>({
  store,
  collection,
  children,
}: Props<ReadonlyMap<string, Value>> & {
  readonly store: Store<Watched<CollectionState<Value>>>;
  /** The name to show before the keys of unreadable documents. Left out for notes, whose key is the guest's. */
  readonly collection?: string;
}) {
  const list = useGuestList();
  const { state, failure } = useStore(store);
  const [isLoaded, setLoaded] = useState(false);
  if (failure) return <Alert>{messageOf(failure)}</Alert>;
  // A first state that is not live may only say that this device has no copy.
  if (state === null || !(isLoaded || state.isLive || !list.isLive)) return <Loading />;
  if (!isLoaded) setLoaded(true);
  const { unreadable } = state;
  const keys = unreadable.map(({ key }) => (collection ? `${collection}/${key}` : key));
  return (
    <>
      {keys.length > 0 && <Alert>{words.unreadable(keys.length, keys.join(', '))}</Alert>}
      {children(state.byKey)}
    </>
  );
}
