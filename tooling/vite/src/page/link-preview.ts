import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mixedColour } from '@invitation/domain/build-time/drawing/palettes';
import { type Celebration, formOf } from '@invitation/domain/event/celebration';
import { type Palette, STREET } from '@invitation/domain/event/palette';
import type { Language } from '@invitation/domain/words/words';
import { outlineOf, paintOf } from '@invitation/ui/scenery/drawing-paint';
import { wrapText } from '@invitation/ui/scenery/wrap-text';
import opentype from 'opentype.js';
import sharp from 'sharp';
import type { Plugin, ResolvedConfig } from 'vite';
import { loadContent, siteContent } from '../content/folder';
import type { SiteName } from '../content/sites';

/** In pixels. Some chats show only the square in the middle of the picture, 630 wide. */
const WIDTH = 1200;
const HEIGHT = 630;
const LINE_WIDTH = 560;
/** The texts are between the lights and the roofs. */
const TEXT_TOP = 110;
const TEXT_HEIGHT = 270;
const LINE_HEIGHT = 1.12;
const SUBTITLE = { size: 36, lineHeight: 60 };

/** The parts of the display font. The first one has the most common characters. */
const fonts = ['latin', 'latin-ext', 'vietnamese'].map((part) => {
  const file = `@fontsource/playfair-display/files/playfair-display-${part}-500-normal.woff`;
  return opentype.parse(
    new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(file)))).buffer,
  );
});

interface Run {
  readonly font: opentype.Font;
  readonly text: string;
}

/** Splits a text into runs of one font each; `null` if no font has one of its characters. */
function runsOf(text: string): readonly Run[] | null {
  const runs: Run[] = [];
  for (const character of text.normalize()) {
    const has = (font: opentype.Font) => font.charToGlyphIndex(character) > 0;
    const last = runs.at(-1);
    const font = last && has(last.font) ? last.font : fonts.find(has);
    if (!font) return null;
    if (font === last?.font) runs[runs.length - 1] = { font, text: last.text + character };
    else runs.push({ font, text: character });
  }
  return runs;
}

const widthOf = (text: string, size: number): number => {
  const [font] = fonts;
  const runs = runsOf(text) ?? (font ? [{ font, text }] : []);
  return runs.reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0);
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The SVG path of a run. opentype's `toPathData` shortens numbers in a way that breaks some outlines. */
const pathOf = ({ font, text }: Run, x: number, y: number, size: number) =>
  font
    .getPath(text, x, y, size)
    .commands.map(({ type, ...points }) => {
      const { x1, y1, x: x2, y: y2 } = points as Record<'x1' | 'y1' | 'x' | 'y', number>;
      const numbers = [x1, y1, x2, y2].filter((number) => number !== undefined);
      return `${type}${numbers.map((number) => number.toFixed(1)).join(' ')}`;
    })
    .join('');

/** A text as outlines, because machines have different fonts. Only a text in another script is left to the machine's fonts. */
function textAt(text: string, x: number, y: number, size: number, fill: string): string {
  const runs = runsOf(text);
  if (!runs) {
    return `<text x="${x}" y="${y}" font-size="${size}" font-family="serif" fill="${fill}">${escaped(text)}</text>`;
  }
  let left = x;
  const outlines = runs.map((run) => {
    const outline = pathOf(run, left, y, size);
    left += run.font.getAdvanceWidth(run.text, size);
    return outline;
  });
  return `<path fill="${fill}" d="${outlines.join('')}"/>`;
}

const linesOf = (text: string, size: number) =>
  wrapText(text, LINE_WIDTH, (line) => widthOf(line, size));

/** The lines of the title in the largest size that fits. */
function titleLines(title: string): { readonly size: number; readonly lines: readonly string[] } {
  const fits = (size: number) => {
    const lines = linesOf(title, size);
    const width = Math.max(...lines.map((line) => widthOf(line, size)));
    return (
      width <= LINE_WIDTH && lines.length * LINE_HEIGHT * size <= TEXT_HEIGHT - SUBTITLE.lineHeight
    );
  };
  const size = [96, 84, 72, 62, 54, 46].find(fits) ?? 40;
  return { size, lines: linesOf(title, size) };
}

const drawingStyles = (theme: keyof typeof STREET, colours: Palette) => {
  const mixed = Object.entries(STREET[theme]).map(
    ([name, [colour, percent, other]]) =>
      [name, mixedColour(colours[colour], percent, colours[other])] as const,
  );
  const street = Object.fromEntries(mixed) as Record<keyof (typeof STREET)[typeof theme], string>;
  const paints = { drawing: outlineOf(colours.muted), ...paintOf({ ...colours, ...street }) };
  return Object.entries(paints)
    .map(
      ([name, paint]) =>
        `.${name}{${Object.entries(paint)
          .map((style) => style.join(':'))
          .join(';')}}`,
    )
    .join('');
};

/** Two strings of lights, which meet in the middle. */
const lights = ({ muted, glow }: Palette) =>
  [0, WIDTH / 2]
    .map((left) => {
      const bulbs = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map(
        (share) =>
          `<circle cx="${left + 600 * share}" cy="${26 + 240 * share * (1 - share)}" r="9"/>`,
      );
      return `<path d="M${left} 12q300 120 600 0" fill="none" stroke="${muted}" stroke-width="2.5"/><g fill="${glow}">${bulbs.join('')}</g>`;
    })
    .join('');

type Texts = Pick<Celebration, 'gateTitle' | 'gateSubtitle' | 'skyline'>;

/** An SVG of the street below its lights, with the texts that the gate shows to anyone. */
export function previewSvg(
  { gateTitle, gateSubtitle, skyline }: Texts,
  theme: keyof typeof STREET,
  colours: Palette,
): string {
  const { page, ink, muted, glow } = colours;
  const { size, lines } = titleLines(gateTitle);
  const place = linesOf(gateSubtitle, SUBTITLE.size);
  const height = lines.length * LINE_HEIGHT * size + (place.length === 1 ? SUBTITLE.lineHeight : 0);
  const centred = (text: string, y: number, size: number, fill: string) =>
    textAt(text, (WIDTH - widthOf(text, size)) / 2, y, size, fill);
  const [, , width = 1, drawn = 1] = skyline?.viewBox.split(/\s+/).map(Number) ?? [];
  const form = skyline && formOf(skyline);
  const shown = form === 'narrow' ? 2 * width : width;
  const streetHeight = form === 'tall' ? HEIGHT - TEXT_TOP - TEXT_HEIGHT : (drawn * WIDTH) / shown;
  const room = Math.max(TEXT_HEIGHT, HEIGHT - TEXT_TOP - streetHeight);
  const top = TEXT_TOP + (room - height) / 2;
  const street =
    skyline &&
    `<svg class="drawing" y="${HEIGHT - streetHeight}" width="${WIDTH}" height="${streetHeight}" viewBox="${skyline.viewBox.replace(`${width}`, `${shown}`)}"><g id="street">${skyline.shapes}</g>${form === 'narrow' ? `<use href="#street" transform="translate(${2 * width}) scale(-1 1)"/>` : ''}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<style>${drawingStyles(theme, colours)}</style>
<radialGradient id="dusk" cx=".5" cy="1" r=".8"><stop stop-color="${glow}" stop-opacity=".3"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
<path fill="${page}" d="M0 0h1200v630H0z"/><path fill="url(#dusk)" d="M0 0h1200v630H0z"/>
${lights(colours)}
${street ?? ''}
${lines.map((line, index) => centred(line, top + (index * LINE_HEIGHT + 0.9) * size, size, ink)).join('\n')}
${place.length === 1 ? centred(gateSubtitle, top + height - 14, SUBTITLE.size, muted) : ''}
</svg>`;
}

/**
 * Adds the picture that chats show beside a link, and the colour of the browser's bar. Chats need the picture's full address, so the
 * picture is left out until `WEEKEND_ADDRESS` or `SATURDAY_ADDRESS` is set.
 */
export function linkPreview(name: SiteName, contentFolder: string, language?: Language): Plugin {
  let app: ResolvedConfig;
  const setting = name === 'saturday' ? 'SATURDAY_ADDRESS' : 'WEEKEND_ADDRESS';
  const address = (): string => JSON.parse(app.define?.[`import.meta.env.${setting}`] ?? '""');
  const theme = name === 'saturday' ? 'night' : 'day';
  const colours = () => loadContent(contentFolder).colours[theme];
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
      const source = await sharp(Buffer.from(previewSvg(celebration, theme, colours())))
        .png({ palette: true })
        .toBuffer();
      // Chats cache a picture by its address, so a new picture needs a new address.
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
