import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ minWidth: 0 });

// Its parts do not wrap, so on a phone large text grows less.
globalStyle(`${root} input`, { fontSize: `min(${vars.text.body}, 4.5vw)` });

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
