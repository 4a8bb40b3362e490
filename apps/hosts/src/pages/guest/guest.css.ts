import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  color: vars.color.muted,
});

/** Short controls side by side, where the words of the selects have room. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  alignItems: 'flex-start',
});
globalStyle(`${answers} > *`, { flex: '1 1 auto', minWidth: 'min(100%, 9rem)' });
// Labels, inputs and messages wrap or shrink, so they do not count.
globalStyle(`${answers} :is(label, input, p)`, { width: 0, minWidth: '100%' });

export const answer = style({ display: 'grid', gap: vars.space.s });

export const link = style({
  color: vars.color.muted,
  fontSize: vars.text.small,
  hyphens: 'none',
  WebkitHyphens: 'none',
  userSelect: 'all',
});

/** Scanners need dark modules on white in every theme. */
export const qrCode = style({ width: '100%', maxWidth: '16rem', background: '#fff', fill: '#000' });
