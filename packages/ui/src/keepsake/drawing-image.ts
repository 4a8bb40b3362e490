import type { Drawing } from '@invitation/domain/celebration';
import type { vars } from '../theme/contract.css';

export type Colours = Readonly<Record<keyof typeof vars.color | keyof typeof vars.street, string>>;

/** What the classes of a drawing's shapes mean, as in `drawing.css.ts`: a picture has no styles of the page. */
const paintOf = ({ page, accent, glow, far, wall, shade, leaf }: Colours) => {
  const windows = {
    'stroke-width': '24',
    'stroke-linecap': 'butt',
    'stroke-dasharray': '16 14',
  };
  const filled = (fill: string) => ({ fill });
  return {
    ground: filled(page),
    accent: { fill: accent, stroke: 'none' },
    far: filled(far),
    wall: filled(wall),
    shade: filled(shade),
    leaf: filled(leaf),
    pane: { ...windows, stroke: page },
    lamp: { ...windows, stroke: glow },
    // The guest has replied.
    guest: { fill: glow, stroke: 'none' },
    light: { fill: glow, stroke: 'none' },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/**
 * A drawing of the content as a picture in the theme's colours.
 *
 * @param width in pixels
 */
export async function drawingImage(
  { viewBox, shapes }: Drawing,
  width: number,
  colours: Colours,
): Promise<HTMLImageElement> {
  const [, , drawnWidth = 1, drawnHeight = 1] = viewBox.split(/\s+/).map(Number);
  const svg = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`,
    'image/svg+xml',
  ).documentElement;
  const paint = (element: Element, attributes: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  };
  const height = (width * drawnHeight) / drawnWidth;
  paint(svg, {
    viewBox,
    width: `${width}`,
    height: `${height}`,
    fill: 'none',
    stroke: colours.muted,
    'stroke-width': '1.5',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  const paints = paintOf(colours);
  for (const shape of svg.querySelectorAll('[class]')) {
    paint(shape, paints[shape.getAttribute('class') ?? ''] ?? {});
  }
  // The policy of the page allows pictures in an address.
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  return image;
}
