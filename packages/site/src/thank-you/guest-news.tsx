import { newestFirst, newsIn, newsText } from '@invitation/domain/guest-list/news';
import type { StoredRsvp } from '@invitation/domain/record/record';
import { News } from '@invitation/ui/thank-you/news';
import { useState } from 'react';
import { useSite } from '../page/site';
import type { GuestSession } from '../session/guest-session';
import { GuestTable } from './guest-table';
import { keptNews, useReadLater } from './read-later';

/** The times of all items that were shown. */
function seenTimes(key: string): readonly unknown[] {
  const { seen } = keptNews(key);
  return Array.isArray(seen) ? seen : [];
}

/** The guest's table, and the news (B20). Loads and reads after the page is shown. */
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
  const [seen] = useState(() => seenTimes(replyKey));
  const [repliedAt] = useState(rsvp.lastRsvp?.getTime() ?? 0);
  const items = useReadLater({
    session,
    replyKey,
    subject: `news ${mode}`,
    parse: (kept) => newsIn(kept.items),
    read: ({ news }) => news.read(mode),
    toKeep(items) {
      const shown = items.map(({ at }) => at.getTime());
      return { items, seen: [...new Set([...seenTimes(replyKey), ...shown])] };
    },
  });
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
