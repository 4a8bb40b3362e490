import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';
import { oneColumn } from './one-column';

/** A sheet of paper. Its margins are wider where there is room. */
export const sheet = style({
  paddingInline: `max(${vars.space.inset}, min(${vars.space.xl}, 100vw - 34rem))`,
  background: vars.color.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
});

/** A question on a sheet of paper, with centred text. */
export const inset = style({
  ...oneColumn(vars.space.m),
  justifyItems: 'center',
  padding: vars.space.m,
  background: vars.color.page,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  textWrap: 'balance',
});

/** A sheet of paper with centred text. */
export const card = style([
  sheet,
  {
    ...oneColumn(vars.space.m),
    justifyItems: 'center',
    paddingBlock: vars.space.l,
    textAlign: 'center',
    textWrap: 'balance',
    '@media': { [media.print]: { breakInside: 'avoid' } },
  },
]);
