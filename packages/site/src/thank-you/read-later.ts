import type { LaterStores } from '@invitation/backend/backend';
import type { Fields } from '@invitation/domain/record/record';
import { useEffect, useEffectEvent, useState } from 'react';
import { observeReturn } from '../browser/observe-return';
import type { GuestSession } from '../session/guest-session';
import { keep, readKept } from '../session/kept-reply';

/** Avoids reads in quick succession: guests go to the album and back, and switch between apps. */
const STALE_MS = 60_000;

/** The news and the table that this device has kept, perhaps from another tab. */
export function keptNews(key: string): Fields {
  const kept = readKept();
  return Object(kept?.key === key ? kept.news : null);
}

/**
 * Shows what this device has kept, then what the server has. Reads after the page is shown, whenever it is shown again, and when the
 * connection is back. A failure changes nothing on the page.
 *
 * @param props.subject names what is read. If it changes, this reads again.
 */
export function useReadLater<Value>({
  session,
  replyKey,
  subject,
  parse,
  read,
  toKeep,
}: {
  readonly session: GuestSession;
  readonly replyKey: string;
  readonly subject: string;
  readonly parse: (kept: Fields) => Value;
  readonly read: (stores: LaterStores) => Promise<Value>;
  readonly toKeep: (value: Value) => Fields;
}): Value {
  const [value, setValue] = useState(() => parse(keptNews(replyKey)));
  const readAbout = useEffectEvent(async (subject: string, page: AbortSignal) => {
    const next = await session.queryClient.fetchQuery({
      queryKey: [subject],
      staleTime: STALE_MS,
      queryFn: async () => read(await (await session.open()).laterStores()),
    });
    if (page.aborted) return;
    setValue(next);
    if (readKept()?.key !== replyKey) return;
    keep(replyKey, { news: { ...keptNews(replyKey), ...toKeep(next) } });
  });
  useEffect(() => {
    const page = new AbortController();
    const readNow = () => void readAbout(subject, page.signal).catch(() => {});
    if (!document.hidden) readNow();
    const stop = observeReturn(readNow);
    return () => {
      stop();
      page.abort();
    };
  }, [subject]);
  return value;
}
