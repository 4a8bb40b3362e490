import { fontFace } from '@vanilla-extract/css';

/** Metrics of Playfair Display, in ems. The width is an average over Latin characters. */
const CHARACTER_WIDTH = 0.452;
const ASCENT = 1.082;
const DESCENT = 0.251;

/** Serif fonts of common systems, by their local names. */
const SYSTEM_FONTS = [
  { names: ['Georgia'], characterWidth: 0.4458 },
  { names: ['Noto Serif', 'NotoSerif'], characterWidth: 0.481 },
  { names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], characterWidth: 0.4063 },
  { names: ['DejaVu Serif', 'DejaVuSerif'], characterWidth: 0.5166 },
];

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** System fonts with the metrics of the display font, so that the layout does not shift when it loads. */
const fallbacks = SYSTEM_FONTS.map(({ names, characterWidth }) => {
  const size = CHARACTER_WIDTH / characterWidth;
  return fontFace({
    src: names.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: percent(size),
    ascentOverride: percent(ASCENT / size),
    descentOverride: percent(DESCENT / size),
    lineGapOverride: '0%',
  });
});

/** One weight, Latin characters, 23 KB. */
const display = fontFace({
  src: "url('@fontsource/playfair-display/files/playfair-display-latin-500-normal.woff2') format('woff2')",
  fontWeight: 500,
  fontDisplay: 'swap',
});

/** The `font-family` of headings, with its fallbacks. */
export const displayFamily = [display, ...fallbacks, 'serif'].join(', ');
