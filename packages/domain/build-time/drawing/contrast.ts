import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { CONTROL_PAIRS, type ColourName, type Palette, TEXT_PAIRS } from '../../src/event/palette';

const toOklch = converter('oklch');

/** WCAG 2.2: contrast of text (1.4.3), and of controls and the focus ring (1.4.11). */
const LIMITED_PAIRS = [
  ...TEXT_PAIRS.map((pair) => ({ pair, limit: 4.5 })),
  ...CONTROL_PAIRS.map((pair) => ({ pair, limit: 3 })),
];

export const contrastFaults = (palette: Palette) =>
  LIMITED_PAIRS.flatMap(({ pair: [foreground, background], limit }) => {
    const contrast = wcagContrast(palette[foreground], palette[background]);
    return contrast < limit ? [{ foreground, background, contrast, limit }] : [];
  });

/**
 * The nearest lighter or darker shade of a colour that is readable on all its backgrounds, or as a background of all its
 * foregrounds; `null` if there is none.
 */
export function readableColour(
  palette: Palette,
  name: ColourName,
  role: 'foreground' | 'background' = 'foreground',
): string | null {
  const colour = toOklch(palette[name]);
  if (!colour) return null;
  for (let step = 0; step <= 100; step++) {
    for (const lightness of [colour.l - step / 100, colour.l + step / 100]) {
      if (lightness < 0 || lightness > 1) continue;
      const shade = formatHex(clampChroma({ ...colour, l: lightness }, 'oklch'));
      const faults = contrastFaults({ ...palette, [name]: shade });
      if (!faults.some((fault) => fault[role] === name)) return shade;
    }
  }
  return null;
}

/** If more colours than this are faint on one background, the background is at fault. */
const FAINT_ON_ONE = 2;

/** The fewest colours whose change makes every pair readable (B11). */
export function* faintColours(
  palette: Palette,
): Generator<{ readonly name: ColourName; readonly message: string }> {
  const faults = contrastFaults(palette);
  const on = (ground: ColourName) => faults.filter(({ background }) => background === ground);
  const grounds = [...new Set(faults.map(({ background }) => background))].filter(
    (ground) => on(ground).length > FAINT_ON_ONE,
  );
  const advice = (name: ColourName, role: 'foreground' | 'background', orElse: string) => {
    const better = readableColour(palette, name, role);
    return better ? `Write "${better}".` : `Make ${orElse} lighter or darker.`;
  };
  for (const ground of grounds) {
    const list = on(ground).map(({ foreground }) => foreground);
    const message = `is too close to ${list.join(', ')}, which stand on it.`;
    yield { name: ground, message: `${message} ${advice(ground, 'background', 'it')}` };
  }
  const faint = faults.filter(({ background }) => !grounds.includes(background));
  const names = [...new Set(faint.map(({ foreground }) => foreground))];
  for (const { foreground, background, contrast, limit } of faint) {
    // The background is itself a faint colour. This pair is reported after that one is corrected.
    if (names.includes(background)) continue;
    const message = `has a contrast of ${contrast.toFixed(2)} on ${background}, but needs ${limit}.`;
    yield {
      name: foreground,
      message: `${message} ${advice(foreground, 'foreground', background)}`,
    };
  }
}
