import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const text = style({
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.line}`,
  whiteSpace: 'pre-line',
});
