import type { Fields } from '@invitation/domain/save';
import { useEffect } from 'react';
import { keep, readKept } from '../session/kept-reply';

/** What this device has kept with the reply of what hosts tell its guest, also of another tab. */
export function keptNews(key: string): Fields {
  const kept = readKept();
  return Object(kept?.key === key ? kept.news : null);
}

/** Replaces a part of it. */
export function keepNews(key: string, part: Fields): void {
  if (readKept()?.key === key) keep(key, { news: { ...keptNews(key), ...part } });
}

/**
 * Reads after the page is shown, whenever it is shown again, and when the connection is back. What was shown stays if that
 * fails: the page itself says whether the server is out of reach.
 *
 * @param read the same one as long as it reads the same
 */
export function useReadLater(read: (page: AbortSignal) => Promise<void>): void {
  useEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    const readIfShown = () => {
      if (!document.hidden) void read(signal).catch(() => {});
    };
    readIfShown();
    addEventListener('online', readIfShown, { signal });
    document.addEventListener('visibilitychange', readIfShown, { signal });
    return () => page.abort();
  }, [read]);
}
