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
  paddingTop: vars.space.l,
  borderTop: `1px solid ${vars.color.line}`,
});

export const rest = style([event, { gap: vars.space.l }]);

export const status = style({
  color: vars.color.muted,
  fontSize: vars.text.small,
  textAlign: 'center',
  ':empty': { display: 'none' },
});
