import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';

/** A sheet of paper. Its margins are wider where there is room. */
export const sheet = style({
  paddingInline: `max(${vars.space.inset}, min(${vars.space.xl}, 100vw - 34rem))`,
  background: vars.color.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
});

/** A question on a sheet of paper, with centred text. */
export const inset = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
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
    display: 'grid',
    gap: vars.space.m,
    // A grid's column is otherwise as wide as its longest word.
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    paddingBlock: vars.space.l,
    textAlign: 'center',
    textWrap: 'balance',
    '@media': { [media.print]: { breakInside: 'avoid' } },
  },
]);
