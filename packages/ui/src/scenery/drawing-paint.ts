type Paint = Readonly<Record<string, string>>;

const WINDOWS = {
  'stroke-width': '24',
  'stroke-linecap': 'butt',
  'stroke-dasharray': '16 14',
};

/** How shapes without a class are drawn: attributes of an SVG, or styles. */
export const outlineOf = (stroke: string): Paint => ({
  fill: 'none',
  stroke,
  'stroke-width': '1.5',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

/** How shapes with a class are drawn in a picture, which does not get the page's styles (`drawing.css.ts`). */
export const paintOf = (
  colours: Readonly<Record<'page' | 'accent' | 'glow' | 'far' | 'wall' | 'shade' | 'leaf', string>>,
): Readonly<Record<string, Paint>> => {
  const { page, accent, glow, far, wall, shade, leaf } = colours;
  return {
    ground: { fill: page },
    accent: { fill: accent, stroke: 'none' },
    far: { fill: far },
    wall: { fill: wall },
    shade: { fill: shade },
    leaf: { fill: leaf },
    pane: { ...WINDOWS, stroke: page },
    lamp: { ...WINDOWS, stroke: glow },
    guest: { fill: glow, stroke: 'none' },
    light: { fill: glow, stroke: 'none' },
  };
};
