import { useEffect } from 'react';
import { useSite } from './site';

/** Names the document after a page, and takes the focus to its heading when it appears. */
export function useArrival(title: string): void {
  const { hosts } = useSite().celebration;
  useEffect(() => {
    document.title = title.includes(hosts) ? title : `${title} · ${hosts}`;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [title, hosts]);
}
