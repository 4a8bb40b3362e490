export const media = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Where a sheet of paper has its wide margins. */
  desk: 'screen and (min-width: 34rem)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
} as const;
