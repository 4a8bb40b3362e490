import { withoutSoftHyphens } from '@invitation/domain/record/text-forms';
import { useEffect } from 'react';
import { useSite } from './site';

/** @param focus `page`: the page itself sets the focus */
export function usePageTitle(title: string, focus: 'heading' | 'page' = 'heading'): void {
  const { celebration, onPage } = useSite();
  const { hosts } = celebration;
  useEffect(() => onPage({ focusHeading }), [onPage]);
  // React manages neither the document's title nor the focus.
  useEffect(() => {
    const shown = withoutSoftHyphens(title);
    document.title = shown.includes(hosts) ? shown : `${shown} · ${hosts}`;
    if (focus === 'heading') return focusHeading();
    return undefined;
  }, [title, hosts, focus]);
}

/** After the next paint: before it, the browser would lay out the whole page in the same task. */
function focusHeading(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      const heading = document.querySelector('h1');
      // The guest may have focused a field of the page.
      if (heading?.closest('main')?.contains(document.activeElement)) return;
      heading?.focus({ preventScroll: true });
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
