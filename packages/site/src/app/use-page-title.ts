import { useEffect } from 'react';
import { useSite } from './site';

/** @param focus `page`: the page itself sets the focus */
export function usePageTitle(title: string, focus: 'heading' | 'page' = 'heading'): void {
  const { hosts } = useSite().celebration;
  // The document's title and focus are not React's.
  useEffect(() => {
    document.title = title.includes(hosts) ? title : `${title} · ${hosts}`;
    if (focus === 'heading') document.querySelector('h1')?.focus({ preventScroll: true });
  }, [title, hosts, focus]);
}
