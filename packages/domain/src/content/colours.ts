import type { Palette } from '../palette';

/** Warm paper, dark brown, wine red and marigold. */
export const dayColours: Palette = {
  page: '#f3eadb',
  card: '#fffaf0',
  ink: '#2b1d1a',
  muted: '#6a554c',
  line: '#e0d2bb',
  border: '#8c7767',
  accent: '#8c1f34',
  accentStrong: '#6d1527',
  onAccent: '#fffaf0',
  glow: '#e8a317',
  danger: '#a3201c',
  dangerSurface: '#fbe9e4',
  success: '#2f5d3a',
  successSurface: '#e9f1e2',
};

/** Dark blue, cream and marigold. */
export const nightColours: Palette = {
  page: '#131a33',
  card: '#1d2647',
  ink: '#fbf1de',
  muted: '#c3bfd2',
  line: '#36406a',
  border: '#8f97c0',
  accent: '#f2b33d',
  accentStrong: '#ffd073',
  onAccent: '#1b1530',
  glow: '#ffd98a',
  danger: '#ffb4a6',
  dangerSurface: '#43212f',
  success: '#a9e0b4',
  successSurface: '#1f3b38',
};
