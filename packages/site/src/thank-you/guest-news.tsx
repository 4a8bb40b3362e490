import { newestFirst, newsIn, newsText } from '@invitation/domain/guest-list/news';
import type { StoredRsvp } from '@invitation/domain/record/record';
import { News } from '@invitation/ui/thank-you/news';
import { useCallback, useState } from 'react';
import { useSite } from '../page/site';
import type { GuestSession } from '../session/guest-session';
import { GuestTable } from './guest-table';
import { keepNews, keptNews, useReadLater } from './read-later';

/** Guests go to the album and back, and switch between apps. */
const STALE_MS = 60_000;

/** `seen` are the times of all items that were shown. */
function keptItems(key: string) {
  const { items, seen } = keptNews(key);
  return { items: newsIn(items), seen: Array.isArray(seen) ? (seen as readonly unknown[]) : [] };
}

/** The table of the guest of a reply, and the news (B20). Loads and reads after the page is shown. */
export function GuestNews({
  session,
  replyKey,
  rsvp,
}: {
  readonly session: GuestSession;
  readonly replyKey: string;
  readonly rsvp: StoredRsvp;
}) {
  const { mode } = useSite();
  const [{ items: kept, seen }] = useState(() => keptItems(replyKey));
  const [items, setItems] = useState(kept);
  const [repliedAt] = useState(rsvp.lastRsvp?.getTime() ?? 0);
  const read = useCallback(
    async (page: AbortSignal) => {
      const next = await session.queryClient.fetchQuery({
        queryKey: ['news', mode],
        staleTime: STALE_MS,
        queryFn: async () => (await (await session.open()).laterStores()).news.read(mode),
      });
      if (page.aborted) return;
      setItems(next);
      const shown = next.map(({ at }) => at.getTime());
      const known = new Set([...keptItems(replyKey).seen, ...shown]);
      keepNews(replyKey, { items: next, seen: [...known] });
    },
    [session, mode, replyKey],
  );
  useReadLater(read);
  const isNew = (at: number) => at > repliedAt && !seen.includes(at);
  const { lang } = document.documentElement;
  return (
    <>
      {!globalThis.WITHOUT_TABLES && (
        <GuestTable session={session} replyKey={replyKey} rsvp={rsvp} />
      )}
      <News
        items={newestFirst(items).map(({ text, at }) => ({
          text: newsText(text, lang),
          at,
          isNew: isNew(at.getTime()),
        }))}
      />
    </>
  );
}
