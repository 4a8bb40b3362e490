import { overview as words } from '@invitation/domain/words/hosts/overview';
import { Alert } from '@invitation/ui/alert';
import { Loading } from '@invitation/ui/loading';
import { type ReactNode, useState } from 'react';
import type { NewsState, SentNews } from '../model/news';
import { newestOf } from '../model/store';
import { useHosts, useStore } from './hosts-site';

/** Loads the news for guests, which only some pages need (B20). */
export function WithNews({
  children,
}: {
  readonly children: (news: readonly SentNews[]) => ReactNode;
}) {
  const { backend } = useHosts();
  const [store] = useState(() =>
    newestOf<NewsState | Error | null>(null, (next) => backend.watchNews({ next, error: next })),
  );
  const state = useStore(store);
  if (state === null) return <Loading />;
  if (state instanceof Error) return <Alert>{state.message}</Alert>;
  const { news, unreadable } = state;
  return (
    <>
      {unreadable.length > 0 && (
        <Alert>
          {words.unreadable(
            unreadable.length,
            unreadable.map(({ key }) => `news/${key}`).join(', '),
          )}
        </Alert>
      )}
      {children(news)}
    </>
  );
}
