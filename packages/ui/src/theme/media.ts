export const media = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const;
