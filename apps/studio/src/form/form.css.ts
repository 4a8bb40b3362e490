import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const parts = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const value = style({ display: 'grid', gap: vars.space.xs });
/** Fields side by side, with labels, controls and messages in one line each. */
const beside = (width: string) =>
  style({
    display: 'grid',
    columnGap: vars.space.s,
    rowGap: vars.space.xs,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`,
  });
export const dates = beside('9rem');
export const languages = beside('15rem');
globalStyle(`:is(${dates}, ${languages}) > *`, { gridRow: 'span 3', gridTemplateRows: 'subgrid' });
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
