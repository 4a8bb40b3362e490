import type { Palette } from '../palette';

export const dayColours: Palette = {
  page: '#e9f1f1',
  card: '#ffffff',
  ink: '#10262b',
  muted: '#41595e',
  line: '#c3d4d6',
  border: '#5d777c',
  accent: '#14505c',
  accentStrong: '#0c3a44',
  onAccent: '#ffffff',
  glow: '#f0b429',
  danger: '#9b1c1c',
  dangerSurface: '#fdecea',
  success: '#1e5631',
  successSurface: '#e6f2e6',
};

export const nightColours: Palette = {
  page: '#101418',
  card: '#1b2127',
  ink: '#f2f4f5',
  muted: '#b9c2c9',
  line: '#3a444c',
  border: '#8b98a3',
  accent: '#7fd1c7',
  accentStrong: '#a9e5dd',
  onAccent: '#0b1b1a',
  glow: '#ffe08a',
  danger: '#ffb3ab',
  dangerSurface: '#3d1f24',
  success: '#a5dfb2',
  successSurface: '#1b3526',
};
