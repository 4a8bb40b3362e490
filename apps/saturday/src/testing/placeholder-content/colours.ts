import type { Palette } from '@invitation/domain/palette';

export const nightColours: Palette = {
  page: '#000',
  card: '#000',
  ink: '#000',
  muted: '#000',
  line: '#000',
  border: '#000',
  accent: '#000',
  accentStrong: '#000',
  onAccent: '#000',
  glow: '#000',
  danger: '#000',
  dangerSurface: '#000',
  success: '#000',
  successSurface: '#000',
};
