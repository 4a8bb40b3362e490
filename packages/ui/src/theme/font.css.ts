import { fontFace } from '@vanilla-extract/css';

/** Playfair Display's own measures, in ems: an average Latin character, what stands above the line and below it. */
const CHARACTER = 0.452;
const ASCENT = 1.082;
const DESCENT = 0.251;

/** The serif faces that the systems have, by the names of their files, with their average Latin character in ems. */
const SYSTEM_FACES = [
  { names: ['Georgia'], character: 0.4458 },
  { names: ['Noto Serif', 'NotoSerif'], character: 0.481 },
  { names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], character: 0.4063 },
  { names: ['DejaVu Serif', 'DejaVuSerif'], character: 0.5166 },
];

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A system's face, set as wide and as tall as the display face, so that nothing moves when that arrives. */
const fallbacks = SYSTEM_FACES.map(({ names, character }) => {
  const size = CHARACTER / character;
  return fontFace({
    src: names.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: percent(size),
    ascentOverride: percent(ASCENT / size),
    descentOverride: percent(DESCENT / size),
    lineGapOverride: '0%',
  });
});

/** The face of the headings: one weight, Latin, 23 KB. */
const display = fontFace({
  src: "url('@fontsource/playfair-display/files/playfair-display-latin-500-normal.woff2') format('woff2')",
  fontWeight: 500,
  fontDisplay: 'swap',
});

/** The family of headings, with what stands in for it. */
export const displayFamily = [display, ...fallbacks, 'serif'].join(', ');
