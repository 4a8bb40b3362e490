import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  // The button appears without a shift of the list.
  minHeight: '3.25rem',
  paddingBottom: vars.space.s,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
});
