import { encode } from 'uqr';

/** The light border that readers need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as a drawing. A module is one unit. */
export interface QrCode {
  /** Of an SVG element, with the quiet zone. */
  readonly viewBox: string;
  /** The dark modules, as the data of an SVG path. */
  readonly path: string;
}

/** Encodes a text. A code stays readable with 15 % of it damaged. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => {
    const modules = row.map((dark) => (dark ? '1' : '0')).join('');
    return [...modules.matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    );
  });
  const side = size + 2 * QUIET_ZONE;
  return { viewBox: `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`, path: path.join('') };
}

/** Draws a QR code in black on white, as the text of an SVG file. */
export function qrCodeSvg(text: string): string {
  const { viewBox, path } = qrCode(text);
  const [x, y, width, height] = viewBox.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/><path d="${path}"/></svg>\n`;
}
