import type { ColourName } from '@invitation/domain/palette';
import { useEffect } from 'react';
import { optionalImport } from '../browser/lazy-import';
import { freshSave } from './fresh-save';

/** A9. */
const CONFETTI_COUNT = 50;

const COLOURS: readonly ColourName[] = ['accent', 'accentStrong', 'glow', 'card'];

/** The theme's colours as `#rrggbb`, the only notation that canvas-confetti reads. */
function themeColours(): string[] {
  const theme = getComputedStyle(document.documentElement);
  const context = document.createElement('canvas').getContext('2d');
  return COLOURS.map((name) => {
    const property = `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (context) context.fillStyle = theme.getPropertyValue(property);
    return String(context?.fillStyle);
  });
}

/** Shows confetti once after a save, and none if the guest prefers reduced motion. */
export function useConfetti(celebrates: boolean): void {
  // Confetti is drawn on a canvas of its own.
  useEffect(() => {
    if (!celebrates || !freshSave.isDue) return;
    let isUnmounted = false;
    let reset = () => {};
    const celebrate = async () => {
      const { default: confetti } = await optionalImport(() => import('canvas-confetti'));
      if (isUnmounted) return;
      freshSave.isDue = false;
      // The default worker has a blob: URL, which the Content-Security-Policy blocks.
      const fire = confetti.create(undefined, {
        resize: true,
        useWorker: false,
        disableForReducedMotion: true,
      });
      reset = fire.reset;
      await fire({
        particleCount: CONFETTI_COUNT,
        spread: 70,
        origin: { y: 0.6 },
        colors: themeColours(),
      });
    };
    celebrate().catch((error: unknown) => console.error('No confetti:', error));
    return () => {
      isUnmounted = true;
      // Falling confetti would cover the next page.
      reset();
    };
  }, [celebrates]);
}
