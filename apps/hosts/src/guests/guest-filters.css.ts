import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../media';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space.m,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const toggle = style({ display: 'grid', alignItems: 'end' });

export const details = style({ display: 'grid' });

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
