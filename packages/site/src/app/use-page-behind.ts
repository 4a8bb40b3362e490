import { LIFTING_MS } from '@invitation/ui/password-gate/opening';
import { useEffect, useEffectEvent } from 'react';

/** Calls back when the flap of the envelope has lifted, and a page is there instead of 'Loading...'. */
export function usePageBehind(isLifted: boolean, onPage: () => void): void {
  const report = useEffectEvent(onPage);
  useEffect(() => {
    if (!isLifted) return;
    const end = performance.now() + LIFTING_MS;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      // Only pages have a heading.
      const heading = document.querySelector<HTMLElement>('h1:not([inert] *)');
      if (!heading) return;
      observer.disconnect();
      // The pressed button takes no input any more.
      heading.focus({ preventScroll: true });
      timeout = setTimeout(report, end - performance.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      observer.disconnect();
      clearTimeout(timeout);
    };
  }, [isLifted]);
}
