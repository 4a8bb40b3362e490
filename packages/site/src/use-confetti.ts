import { useEffect } from 'react';
import { loadOptional } from './load';

/** How many pieces of confetti are thrown (A9). */
const CONFETTI_COUNT = 50;

/** Throws confetti once, when the component appears. None where reduced motion is preferred. */
export function useConfetti(): void {
  useEffect(() => {
    let gone = false;
    const celebrate = async () => {
      const { default: confetti } = await loadOptional(() => import('canvas-confetti'));
      if (gone) return;
      // Its default worker comes from a blob: address, which a strict Content-Security-Policy refuses.
      const fire = confetti.create(undefined, {
        resize: true,
        useWorker: false,
        disableForReducedMotion: true,
      });
      await fire({ particleCount: CONFETTI_COUNT, spread: 70, origin: { y: 0.6 } });
    };
    celebrate().catch((error: unknown) => console.error('No confetti:', error));
    return () => {
      gone = true;
    };
  }, []);
}
