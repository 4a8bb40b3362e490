import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const preview = style({ display: 'grid', gap: vars.space.m, minWidth: 0 });

export const changed = style({
  display: 'grid',
  gap: vars.space.s,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const legend = style({ padding: 0, fontWeight: 600 });

export const names = style({
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  minHeight: '2.75rem',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

export const checkbox = style({
  width: '1.375rem',
  height: '1.375rem',
  margin: '0 0.75rem 0 0',
  accentColor: vars.color.accent,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: vars.color.accent,
  fontWeight: 600,
  cursor: 'pointer',
  '::before': { content: "'▸'", width: '1.25rem' },
  selectors: { '[open] > &::before': { content: "'▾'" } },
});

// Safari has a sign of its own.
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
