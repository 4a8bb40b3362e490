import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';

/** A sheet of paper with centred text. */
export const card = style({
  display: 'grid',
  gap: vars.space.m,
  // A grid's column is otherwise as wide as its longest word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  paddingBlock: vars.space.l,
  paddingInline: vars.space.inset,
  background: vars.color.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
