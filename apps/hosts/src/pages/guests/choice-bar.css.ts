import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

/** Stays in sight while the list scrolls. */
export const root = style({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  display: 'grid',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  background: vars.color.page,
  borderBottom: `1px solid ${vars.color.line}`,
});
