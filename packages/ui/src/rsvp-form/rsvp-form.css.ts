import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'grid',
  gap: vars.space.l,
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.l,
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
});

export const event = style({
  display: 'grid',
  gap: vars.space.m,
});

export const rest = style([event, { gap: vars.space.l }]);

/** Always there, so that what appears in it is announced. */
export const status = style({
  minHeight: '1.5em',
  marginTop: `calc(-1 * ${vars.space.m})`,
  color: vars.color.muted,
  fontSize: vars.text.small,
  textAlign: 'center',
});
