import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ minWidth: 0 });

globalStyle(`${root} input::file-selector-button`, {
  minHeight: '2.75rem',
  marginInlineEnd: vars.space.s,
  paddingInline: vars.space.m,
  background: 'transparent',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  color: vars.color.accent,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});
