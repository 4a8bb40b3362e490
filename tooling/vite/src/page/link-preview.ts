import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Celebration } from '@invitation/domain/celebration';
import type { Palette } from '@invitation/domain/palette';
import type { Language } from '@invitation/domain/words/words';
import opentype from 'opentype.js';
import sharp from 'sharp';
import type { Plugin, ResolvedConfig } from 'vite';
import { loadContent, siteContent } from '../content/folder';
import type { SiteName } from '../content/sites';

/** The text on the envelope, in pixels. Beside the stamp there is less room. */
const LEFT = 150;
const TITLE_BASELINE = 440;
const LINE_WIDTH = 900;
const LINE_WIDTH_BESIDE_STAMP = 640;

const font = opentype.parse(
  new Uint8Array(
    readFileSync(
      fileURLToPath(
        import.meta.resolve(
          '@fontsource/playfair-display/files/playfair-display-latin-500-normal.woff',
        ),
      ),
    ),
  ).buffer,
);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Not `toPathData`, whose shortening of numbers breaks some outlines. */
const pathOf = (text: string, x: number, y: number, size: number) =>
  font
    .getPath(text, x, y, size)
    .commands.map(({ type, ...points }) => {
      const { x1, y1, x: x2, y: y2 } = points as Record<'x1' | 'y1' | 'x' | 'y', number>;
      const numbers = [x1, y1, x2, y2].filter((number) => number !== undefined);
      return `${type}${numbers.map((number) => number.toFixed(1)).join(' ')}`;
    })
    .join('');

/** Outlines, because the fonts of the machine differ. Only a character that the font lacks needs one of these. */
function textAt(text: string, x: number, y: number, size: number, fill: string): string {
  if (font.stringToGlyphs(text).some(({ index }) => index === 0)) {
    return `<text x="${x}" y="${y}" font-size="${size}" font-family="serif" fill="${fill}">${escaped(text)}</text>`;
  }
  return `<path fill="${fill}" d="${pathOf(text, x, y, size)}"/>`;
}

function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    const fits = lines.length > 0 && font.getAdvanceWidth(longer, size) <= width;
    if (fits) lines.pop();
    lines.push(fits ? longer : word);
  }
  return lines;
}

const widthOf = (lines: readonly string[], size: number) =>
  Math.max(...lines.map((line) => font.getAdvanceWidth(line, size)));

/** The title in one or two large lines, or in more small ones. The upper ones leave room for the stamp. */
function titleLines(title: string): { readonly size: number; readonly lines: readonly string[] } {
  for (const size of [112, 100, 88, 76]) {
    const lines = wrap(title, size, LINE_WIDTH);
    const isBelowStamp = lines.length === 1 || size === 76;
    const upperWidth = isBelowStamp ? LINE_WIDTH : LINE_WIDTH_BESIDE_STAMP;
    const fits = lines.length <= 2 && widthOf(lines, size) <= LINE_WIDTH;
    if (fits && widthOf(lines.slice(0, 1), size) <= upperWidth) return { size, lines };
  }
  return { size: 56, lines: wrap(title, 56, LINE_WIDTH_BESIDE_STAMP) };
}

type Texts = Pick<Celebration, 'gateTitle' | 'gateSubtitle' | 'postmark' | 'stamp'>;

/** The stamped envelope as an SVG. It says what the gate says to anyone. */
export function previewSvg(
  { gateTitle, gateSubtitle, postmark, stamp }: Texts,
  colours: Palette,
): string {
  const { page, card, ink, muted, accent, glow } = colours;
  const title = titleLines(gateTitle);
  const lineHeight = 1.12 * title.size;
  const top = TITLE_BASELINE - (title.lines.length - 1) * lineHeight;
  const place = wrap(gateSubtitle, 40, LINE_WIDTH);
  const city = postmark.map((line, index) => {
    const size = Math.min(9, (9 * 31) / font.getAdvanceWidth(line, 9));
    const x = 34 - font.getAdvanceWidth(line, size) / 2;
    return textAt(line, x, postmark.length === 1 ? 49.5 : 44 + 11 * index, size, muted);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<style>.ground{fill:${page}}.accent{fill:${accent};stroke:none}.light{fill:${glow};stroke:none}</style>
<defs>
<radialGradient id="dusk" cx=".5" cy="1" r=".8"><stop stop-color="${glow}" stop-opacity=".3"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
<pattern id="airmail" width="68" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
<path fill="${card}" d="M0 0h68v10H0z"/><path fill="${accent}" d="M0 0h17v10H0z"/><path fill="${muted}" d="M34 0h17v10H34z"/></pattern>
</defs>
<path fill="${page}" d="M0 0h1200v630H0z"/><path fill="url(#dusk)" d="M0 0h1200v630H0z"/>
<path fill="#000" fill-opacity=".12" d="M76 72h1060v506H76z"/>
<path fill="url(#airmail)" d="M70 62h1060v506H70z"/><path fill="${card}" d="M90 82h1020v466H90z"/>
<g transform="translate(790 108) scale(2.05)" fill="none" stroke="${muted}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">
<path fill="${page}" stroke="none" d="M64 3h69v86H64z"/><path stroke="${card}" stroke-width="5" stroke-dasharray="0 7.2" d="M64 3h69v86H64z"/><path stroke="${accent}" d="M71 10h55v72H71z"/>
<svg x="71" y="10" width="55" height="72" viewBox="${stamp.viewBox}">${stamp.shapes}</svg>
<circle cx="34" cy="46" r="25"/><circle cx="34" cy="46" r="18"/><path d="M56 36q5-4 10 0t10 0 10 0 10 0M58 46q5-4 10 0t10 0 10 0 10 0M56 56q5-4 10 0t10 0 10 0 10 0"/>
<g stroke="none">${city.join('')}</g></g>
${title.lines.map((line, index) => textAt(line, LEFT, top + index * lineHeight, title.size, ink)).join('\n')}
${place.length === 1 ? textAt(gateSubtitle, LEFT, TITLE_BASELINE + 62, 40, muted) : ''}
</svg>`;
}

/**
 * Adds the picture that chats show beside a link, and the colour of the browser's bar. A chat needs the picture's whole address, so
 * it is left out until `WEEKEND_ADDRESS` or `SATURDAY_ADDRESS` is set.
 */
export function linkPreview(name: SiteName, contentFolder: string, language?: Language): Plugin {
  let app: ResolvedConfig;
  const setting = name === 'saturday' ? 'SATURDAY_ADDRESS' : 'WEEKEND_ADDRESS';
  const address = (): string => JSON.parse(app.define?.[`import.meta.env.${setting}`] ?? '""');
  const colours = () => loadContent(contentFolder).colours[name === 'saturday' ? 'night' : 'day'];
  let picture: { readonly fileName: string; readonly alt: string } | undefined;
  const inHead = (attrs: Record<string, string>) =>
    ({ tag: 'meta', attrs, injectTo: 'head' }) as const;
  return {
    name: 'invitation:link-preview',
    configResolved(config) {
      app = config;
    },
    // Before Vite writes the page.
    async generateBundle() {
      if (address() === '') return;
      const { celebration } = siteContent(name, contentFolder, language);
      const source = await sharp(Buffer.from(previewSvg(celebration, colours())))
        .png({ palette: true })
        .toBuffer();
      // A chat keeps a picture by its address.
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      picture = { fileName: `assets/invitation-${hash}.png`, alt: celebration.gateTitle };
      this.emitFile({ type: 'asset', fileName: picture.fileName, source });
    },
    transformIndexHtml() {
      const bar = inHead({ name: 'theme-color', content: colours().page });
      if (!picture) return [bar];
      return [
        bar,
        inHead({ property: 'og:image', content: new URL(picture.fileName, address()).href }),
        inHead({ property: 'og:image:width', content: '1200' }),
        inHead({ property: 'og:image:height', content: '630' }),
        inHead({ property: 'og:image:alt', content: picture.alt }),
        inHead({ name: 'twitter:card', content: 'summary_large_image' }),
      ];
    },
  };
}
