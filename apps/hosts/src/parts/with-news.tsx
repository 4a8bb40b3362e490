import type { ReactNode } from 'react';
import type { Listener } from '../model/hosts-backend';
import type { NewsState, SentNews } from '../model/news';
import { useHosts } from './hosts-site';
import { WithWatched } from './with-watched';

/** Loads the news for guests, which only some pages need (B20). */
export function WithNews({
  children,
}: {
  readonly children: (news: readonly SentNews[]) => ReactNode;
}) {
  const { backend } = useHosts();
  return (
    <WithWatched
      collection="news"
      watch={(listener: Listener<NewsState>) => backend.watchNews(listener)}
    >
      {({ news }) => children(news)}
    </WithWatched>
  );
}
