import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: vars.color.accent,
  fontWeight: 600,
  cursor: 'pointer',
  '::before': { content: "'▸'", flexShrink: 0, width: '1.25rem' },
  selectors: { '[open] > &::before': { content: "'▾'" } },
});

// Safari adds its own arrow.
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
