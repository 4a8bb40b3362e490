import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { CONTROL_PAIRS, type ColourName, type Palette, TEXT_PAIRS } from '../src/palette';

const toOklch = converter('oklch');

/** WCAG 2.2: contrast of text (1.4.3), and of controls and the focus ring (1.4.11). */
const LIMITED_PAIRS = [
  ...TEXT_PAIRS.map((pair) => ({ pair, limit: 4.5 })),
  ...CONTROL_PAIRS.map((pair) => ({ pair, limit: 3 })),
];

interface ContrastFault {
  readonly foreground: ColourName;
  readonly background: ColourName;
  readonly contrast: number;
  readonly limit: number;
}

export const contrastFaults = (palette: Palette): ContrastFault[] =>
  LIMITED_PAIRS.flatMap(({ pair: [foreground, background], limit }) => {
    const contrast = wcagContrast(palette[foreground], palette[background]);
    return contrast < limit ? [{ foreground, background, contrast, limit }] : [];
  }).filter(
    (fault, index, all) =>
      all.findIndex(
        ({ foreground, background }) =>
          foreground === fault.foreground && background === fault.background,
      ) === index,
  );

/** The nearest lighter or darker shade of a colour that can be read on all of its backgrounds; `null` without one. */
export function readableColour(palette: Palette, name: ColourName): string | null {
  const colour = toOklch(palette[name]);
  if (!colour) return null;
  for (let step = 0; step <= 100; step++) {
    for (const lightness of [colour.l - step / 100, colour.l + step / 100]) {
      if (lightness < 0 || lightness > 1) continue;
      const shade = formatHex(clampChroma({ ...colour, l: lightness }, 'oklch'));
      const faults = contrastFaults({ ...palette, [name]: shade });
      if (!faults.some(({ foreground }) => foreground === name)) return shade;
    }
  }
  return null;
}
