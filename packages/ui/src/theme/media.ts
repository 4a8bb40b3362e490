/** The conditions that styles answer to. */
export const media = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  print: 'print',
} as const;
