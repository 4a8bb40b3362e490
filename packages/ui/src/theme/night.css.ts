import { createTheme } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { scale } from './scale';

/** Dusk blue, candle light and marigold: the Saturday party. */
export const night = createTheme(vars, {
  ...scale,
  color: {
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
  },
  shadow: { card: '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.35)' },
});
