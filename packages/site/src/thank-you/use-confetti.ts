import type { ColourName } from '@invitation/domain/event/palette';
import type Confetti from 'canvas-confetti';
import { useEffect } from 'react';
import { optionalImport } from '../browser/lazy-import';
import { watchNavigation } from '../browser/watch-navigation';
import { freshSave } from '../session/fresh-save';

/** The number of particles (A9). */
const CONFETTI_COUNT = 50;
/** Relative to confetti of 10 pixels. */
const SCALAR = 2;

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

/** Petals in the particles' colours, and ampersands where the browser can draw text off screen. */
function shapesOf({ shapeFromPath, shapeFromText }: typeof Confetti, colours: readonly string[]) {
  const petal = shapeFromPath({ path: 'M0 6Q1 1 6 0 11 1 12 6 6 5 0 6Z' });
  const { fontFamily } = getComputedStyle(document.querySelector('h1') ?? document.body);
  const ampersands = globalThis.OffscreenCanvas
    ? colours.map((color) => shapeFromText({ text: '&', scalar: SCALAR, color, fontFamily }))
    : [];
  return [...colours.map(() => petal), ...ampersands];
}

/** Once after a save, and never with reduced motion. */
export function useConfetti(celebrates: boolean): void {
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
      const colors = themeColours();
      await fire({
        particleCount: CONFETTI_COUNT,
        spread: 70,
        origin: { y: 0.6 },
        colors,
        scalar: SCALAR,
        shapes: shapesOf(confetti, colors),
      });
    };
    const navigation = watchNavigation();
    celebrate()
      .catch(async (error: unknown) => {
        // A guest who leaves the page cancels the request.
        if (!(await navigation.isLeft())) console.error('No confetti:', error);
      })
      .finally(navigation.stop);
    return () => {
      isUnmounted = true;
      // Falling confetti would cover the next page.
      reset();
    };
  }, [celebrates]);
}
