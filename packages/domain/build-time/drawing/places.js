// Plain JavaScript, so that the type check of browser code does not see Node. A plugin of tooling/vite replaces it by its data
// where the studio and stories run in a browser.
import { readFileSync } from 'node:fs';
// With its ending, as Storybook reads its settings without tsx.
import { readDrawing } from './drawing.ts';

const NAMES = ['city', 'hills', 'sea', 'vineyard', 'garden'];

function drawingIn(file) {
  const drawing = readDrawing(readFileSync(new URL(`places/${file}`, import.meta.url), 'utf8'));
  if ('shapes' in drawing) return drawing;
  throw new Error(`${file}:${drawing.line} ${drawing.message}`);
}

export const places = Object.fromEntries(
  NAMES.map((name) => [
    name,
    { skyline: drawingIn(`${name}.svg`), stamp: drawingIn(`${name}-stamp.svg`) },
  ]),
);
