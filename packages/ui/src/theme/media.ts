export const media = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
} as const;
