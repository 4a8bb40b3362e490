import type { Fields } from '@invitation/domain/record/record';
import { useEffect } from 'react';
import { observeReturn } from '../browser/observe-return';
import { keep, readKept } from '../session/kept-reply';

/** What hosts tell the guest, as this device has kept it, also from another tab. */
export function keptNews(key: string): Fields {
  const kept = readKept();
  return Object(kept?.key === key ? kept.news : null);
}

export function keepNews(key: string, part: Fields): void {
  if (readKept()?.key === key) keep(key, { news: { ...keptNews(key), ...part } });
}

/**
 * After the page is shown, whenever it is shown again, and when the connection is back. A failure changes nothing on the page.
 *
 * @param read changes only if it reads something else
 */
export function useReadLater(read: (page: AbortSignal) => Promise<void>): void {
  useEffect(() => {
    const page = new AbortController();
    const readNow = () => void read(page.signal).catch(() => {});
    if (!document.hidden) readNow();
    const stop = observeReturn(readNow);
    return () => {
      stop();
      page.abort();
    };
  }, [read]);
}
