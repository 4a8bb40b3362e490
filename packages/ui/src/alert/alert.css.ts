import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
  paddingBlock: vars.space.m,
  paddingInline: vars.space.gutter,
  background: vars.color.dangerSurface,
  border: `1px solid ${vars.color.danger}`,
  borderRadius: vars.radius.control,
  color: vars.color.danger,
});
