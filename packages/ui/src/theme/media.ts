/** The conditions that styles answer to. */
export const media = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  print: 'print',
} as const;
