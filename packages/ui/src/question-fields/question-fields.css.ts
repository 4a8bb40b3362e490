import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const group = style({
  display: 'grid',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ padding: 0, marginBottom: vars.space.s, fontWeight: 600 });

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space.m,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.line}`,
  alignItems: 'end',
});

export const note = style({ color: vars.color.muted, fontSize: vars.text.small });
