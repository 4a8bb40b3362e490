type Paint = Readonly<Record<string, string>>;

const WINDOWS = {
  'stroke-width': '24',
  'stroke-linecap': 'butt',
  'stroke-dasharray': '16 14',
};

/** The lines of a drawing without a class. As attributes of an SVG, or as styles. */
export const outlineOf = (stroke: string): Paint => ({
  fill: 'none',
  stroke,
  'stroke-width': '1.5',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

/** What the classes of a drawing's shapes mean in a picture, which has no styles of the page (`drawing.css.ts` of `ui`). */
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
