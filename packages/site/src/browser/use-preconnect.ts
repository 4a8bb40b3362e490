import { useEffect } from 'react';
import { preconnect } from './preconnect';

/** Chromium closes an unused connection after ten seconds. */
const LIFETIME_MS = 8_000;
// The guest may save soon after these events.
const EVENTS = ['focusin', 'pointerdown', 'input'];

export function usePreconnect(origin: string | undefined): void {
  useEffect(() => {
    if (origin === undefined) return;
    const controller = new AbortController();
    let openedAt = Number.NEGATIVE_INFINITY;
    const open = () => {
      if (performance.now() - openedAt < LIFETIME_MS) return;
      openedAt = performance.now();
      preconnect(origin);
    };
    open();
    for (const name of EVENTS) document.addEventListener(name, open, controller);
    return () => controller.abort();
  }, [origin]);
}
