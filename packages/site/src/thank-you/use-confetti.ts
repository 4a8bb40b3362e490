import { useEffect } from 'react';
import { optionalImport } from '../browser/lazy-import';

/** A9. */
const CONFETTI_COUNT = 50;

/** Shows confetti once per mount, and none if the guest prefers reduced motion. */
export function useConfetti(celebrates: boolean): void {
  // Confetti is drawn on a canvas of its own.
  useEffect(() => {
    if (!celebrates) return;
    let isUnmounted = false;
    let reset = () => {};
    const celebrate = async () => {
      const { default: confetti } = await optionalImport(() => import('canvas-confetti'));
      if (isUnmounted) return;
      // The default worker has a blob: URL, which the Content-Security-Policy blocks.
      const fire = confetti.create(undefined, {
        resize: true,
        useWorker: false,
        disableForReducedMotion: true,
      });
      reset = fire.reset;
      await fire({ particleCount: CONFETTI_COUNT, spread: 70, origin: { y: 0.6 } });
    };
    celebrate().catch((error: unknown) => console.error('No confetti:', error));
    return () => {
      isUnmounted = true;
      // Falling confetti would cover the next page.
      reset();
    };
  }, [celebrates]);
}
