import decodeQR from 'qr/decode.js';
import { objectsIn } from './pdf-text';

/** A code has at least this many runs of dark modules. No other drawing of a card has so many corners. */
const MIN_RUNS = 300;
/** In modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;
const PIXELS_PER_MODULE = 4;

/** The rectangle of a run of dark modules, measured in modules. */
type Run = readonly [left: number, top: number, right: number, bottom: number];

/** The texts of the QR codes in a PDF by Chromium, which keeps the lines of a drawing and their coordinates. */
export const decodeCodes = (pdf: Buffer): readonly string[] =>
  [...objectsIn(pdf).values()].flatMap(({ stream }) =>
    stream
      // Each path ends with its fill.
      .split(/^f\*?$/m)
      .map(runsIn)
      .filter((runs) => runs.length >= MIN_RUNS)
      .map((runs) => decodeQR(paint(runs))),
  );

function runsIn(path: string): readonly Run[] {
  const closed = path.match(/^\S+ \S+ m\n(?:\S+ \S+ l\n){3,4}h$/gm) ?? [];
  return closed.map((rectangle) => {
    const numbers = rectangle.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const across = numbers.filter((_, index) => index % 2 === 0);
    const down = numbers.filter((_, index) => index % 2 === 1);
    return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
  });
}

function paint(runs: readonly Run[]) {
  const modules = Math.max(...runs.map(([, , right]) => right)) + QUIET_ZONE;
  const size = modules * PIXELS_PER_MODULE;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [left, top, right, bottom] of runs) {
    for (let y = top * PIXELS_PER_MODULE; y < bottom * PIXELS_PER_MODULE; y++) {
      const start = (y * size + left * PIXELS_PER_MODULE) * 4;
      data.fill(0, start, start + (right - left) * PIXELS_PER_MODULE * 4);
    }
  }
  return { width: size, height: size, data };
}
