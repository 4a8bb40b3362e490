import { useEffect } from 'react';
import { useSite } from './site';

/**
 * Names the document after a page, and takes the focus to its heading when it appears.
 *
 * @param focus `page` leaves the focus to the page itself
 */
export function useArrival(title: string, focus: 'heading' | 'page' = 'heading'): void {
  const { hosts } = useSite().celebration;
  useEffect(() => {
    document.title = title.includes(hosts) ? title : `${title} · ${hosts}`;
    if (focus === 'heading') document.querySelector('h1')?.focus({ preventScroll: true });
  }, [title, hosts, focus]);
}
