import type { Drawing } from '@invitation/domain/event/celebration';
import { outlineOf, paintOf } from '../../scenery/drawing-paint';
import type { vars } from '../../theme/contract.css';

export type Colours = Readonly<Record<keyof typeof vars.color | keyof typeof vars.street, string>>;

/**
 * A drawing of the content as a picture in the theme's colours.
 *
 * @param width in pixels
 */
export async function drawingImage(
  { viewBox, shapes, guestWindow = '' }: Drawing,
  width: number,
  colours: Colours,
): Promise<HTMLImageElement> {
  const [, , drawnWidth = 1, drawnHeight = 1] = viewBox.split(/\s+/).map(Number);
  const svg = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${shapes}${guestWindow}</svg>`,
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
    ...outlineOf(colours.muted),
  });
  // The guest has replied, so the guest's window is lit.
  const paints = paintOf(colours);
  for (const shape of svg.querySelectorAll('[class]')) {
    paint(shape, paints[shape.getAttribute('class') ?? ''] ?? {});
  }
  // The page's Content-Security-Policy allows pictures in `data:` URLs.
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  return image;
}
