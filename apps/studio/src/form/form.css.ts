import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const parts = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const value = style({ display: 'grid', gap: vars.space.xs });
export const fault = style({ color: vars.color.danger });
export const hint = style({ color: vars.color.muted, fontSize: vars.text.small });
export const group = style([
  parts,
  {
    minWidth: 0,
    padding: vars.space.m,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
  },
]);
export const legend = style({
  paddingInline: vars.space.xs,
  fontFamily: vars.font.display,
  fontSize: vars.text.large,
});
export const item = style([
  parts,
  { paddingBottom: vars.space.m, borderBottom: `1px solid ${vars.color.line}` },
]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
