import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const count = style({
  paddingBottom: vars.space.s,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
});
