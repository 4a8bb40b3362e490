import { type ReactNode, useState } from 'react';
import type { SentNews } from '../model/news';
import { useHosts, watchedStore } from './hosts-site';
import { WithWatched } from './with-watched';

/** Loads the news for guests, which only some pages need (B20). */
export function WithNews({
  children,
}: {
  readonly children: (news: readonly SentNews[]) => ReactNode;
}) {
  const { backend } = useHosts();
  const [store] = useState(() => watchedStore(backend.watchNews));
  return (
    <WithWatched store={store} collection="news">
      {({ news }) => children(news)}
    </WithWatched>
  );
}
