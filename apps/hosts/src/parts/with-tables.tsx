import type { ReactNode } from 'react';
import type { TablesByKey, TablesState } from '../model/guest-tables';
import type { Listener } from '../model/hosts-backend';
import { useGuestList, useHosts } from './hosts-site';
import { WithWatched } from './with-watched';

/** Loads the tables that guests can read, which only some pages need (B15). */
export function WithTables({
  children,
}: {
  readonly children: (tables: TablesByKey) => ReactNode;
}) {
  const { backend } = useHosts();
  const list = useGuestList();
  return (
    <WithWatched
      collection="tables"
      watch={(listener: Listener<TablesState>) => backend.watchTables(listener)}
      isReady={({ isLive }) => isLive || !list.isLive}
    >
      {({ tables }) => children(tables)}
    </WithWatched>
  );
}
