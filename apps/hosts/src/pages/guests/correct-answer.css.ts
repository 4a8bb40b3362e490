import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  width: 'min(32rem, 100vw)',
  maxWidth: '100%',
  maxHeight: '90svh',
  margin: 'auto',
  padding: vars.space.l,
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  color: vars.color.ink,
  selectors: { '&[open]': { display: 'grid', gap: vars.space.m } },
});

globalStyle(`${root}::backdrop`, { background: 'rgb(0 0 0 / 0.5)' });
