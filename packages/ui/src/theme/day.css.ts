import { createTheme } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { scale } from './scale';

/** Warm paper, ink, wine red and a little marigold: the whole weekend. */
export const day = createTheme(vars, {
  ...scale,
  color: {
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
  },
  shadow: { card: '0 1px 2px rgb(64 40 20 / 0.12), 0 12px 32px rgb(64 40 20 / 0.12)' },
});
