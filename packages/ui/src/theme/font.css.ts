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

/**
 * The characters of each file, as the package names them. A browser loads a file for a page that shows one of its characters: 23 KB
 * always, 13 KB for a name from Łódź or Győr, 6 KB for one from Hà Nội. No file has a letter of another script, so a
 * Greek, Cyrillic, Hebrew or Chinese word falls back whole.
 */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
const VIETNAMESE =
  'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB';

const face = { fontWeight: 500, fontDisplay: 'swap' } as const;

/** One weight. Of two files with the same character, the browser takes the last one. */
const display = fontFace([
  {
    ...face,
    src: "url('@fontsource/playfair-display/files/playfair-display-vietnamese-500-normal.woff2') format('woff2')",
    unicodeRange: VIETNAMESE,
  },
  {
    ...face,
    src: "url('@fontsource/playfair-display/files/playfair-display-latin-ext-500-normal.woff2') format('woff2')",
    unicodeRange: LATIN_EXT,
  },
  {
    ...face,
    src: "url('@fontsource/playfair-display/files/playfair-display-latin-500-normal.woff2') format('woff2')",
    unicodeRange: LATIN,
  },
]);

/** The `font-family` of headings, with its fallbacks. */
export const displayFamily = [display, ...fallbacks, 'serif'].join(', ');
