import { newestFirst, newsIn, newsText } from '@invitation/domain/news';
import type { StoredRsvp } from '@invitation/domain/rsvp';
import type { Fields } from '@invitation/domain/save';
import { News } from '@invitation/ui/news';
import { useEffect, useState } from 'react';
import { useSite } from '../page/site';
import type { GuestSession } from '../session/guest-session';
import { keep, readKept } from '../session/kept-reply';

/** Guests go to the album and back, and switch between apps. */
const STALE_MS = 60_000;

/** What this device has kept with the reply, also of another tab. `seen` are the times of all that were shown. */
function keptNews(key: string) {
  const kept = readKept();
  const { items, seen }: Fields = Object(kept?.key === key ? kept.news : null);
  return { items: newsIn(items), seen: Array.isArray(seen) ? (seen as readonly unknown[]) : [] };
}

/** The news for the guest of a reply (B20). Loads and reads after the page is shown. */
export function GuestNews({
  session,
  replyKey,
  rsvp,
}: {
  readonly session: GuestSession;
  /** Of the reply's document. */
  readonly replyKey: string;
  readonly rsvp: StoredRsvp;
}) {
  const { mode } = useSite();
  const [{ items: kept, seen }] = useState(() => keptNews(replyKey));
  const [items, setItems] = useState(kept);
  const [repliedAt] = useState(rsvp.lastRsvp?.getTime() ?? 0);
  useEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    const read = async () => {
      if (document.hidden) return;
      const next = await session.queryClient.fetchQuery({
        queryKey: ['news', mode],
        staleTime: STALE_MS,
        queryFn: async () => (await (await session.open()).laterStores()).news.read(mode),
      });
      if (signal.aborted) return;
      setItems(next);
      const shown = next.map(({ at }) => at.getTime());
      const known = new Set([...keptNews(replyKey).seen, ...shown]);
      if (readKept()?.key === replyKey) keep(replyKey, { news: { items: next, seen: [...known] } });
    };
    // The kept ones stay. The page itself says whether the server is out of reach.
    const readIfPossible = () => void read().catch(() => {});
    readIfPossible();
    addEventListener('online', readIfPossible, { signal });
    document.addEventListener('visibilitychange', readIfPossible, { signal });
    return () => page.abort();
  }, [session, mode, replyKey]);
  const isNew = (at: number) => at > repliedAt && !seen.includes(at);
  const { lang } = document.documentElement;
  return (
    <News
      items={newestFirst(items).map(({ text, at }) => ({
        text: newsText(text, lang),
        at,
        isNew: isNew(at.getTime()),
      }))}
    />
  );
}
