import { fontFace, globalFontFace } from '@vanilla-extract/css';

/** The system's Georgia, set as wide and as tall as the display face, so that nothing moves when that arrives. */
const FALLBACK = 'Display fallback';
// From the metrics of both faces (units of the em): Playfair Display has an average character of 0.452, an ascent of
// 1.082 and a descent of 0.251; Georgia's average character is 0.4458.
globalFontFace(FALLBACK, {
  src: "local('Georgia')",
  sizeAdjust: '101.39%',
  ascentOverride: '106.72%',
  descentOverride: '24.76%',
  lineGapOverride: '0%',
});

/** The face of the headings: one weight, Latin, 23 KB. */
const display = fontFace({
  src: "url('@fontsource/playfair-display/files/playfair-display-latin-500-normal.woff2') format('woff2')",
  fontWeight: 500,
  fontDisplay: 'swap',
});

/** The family of headings, with what stands in for it. */
export const displayFamily = `${display}, '${FALLBACK}', Georgia, 'Times New Roman', serif`;
