import { type ReactNode, useState } from 'react';
import type { TablesByKey } from '../model/guest-tables';
import { useGuestList, useHosts, watchedStore } from './hosts-site';
import { WithWatched } from './with-watched';

/** Loads the tables that guests can read, which only some pages need (B15). */
export function WithTables({
  children,
}: {
  readonly children: (tables: TablesByKey) => ReactNode;
}) {
  const { backend } = useHosts();
  const list = useGuestList();
  const [store] = useState(() => watchedStore(backend.watchTables));
  return (
    <WithWatched store={store} collection="tables" isReady={({ isLive }) => isLive || !list.isLive}>
      {({ tables }) => children(tables)}
    </WithWatched>
  );
}
