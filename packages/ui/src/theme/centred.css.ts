import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';

/** Texts and buttons in the middle of the page, without a card. */
export const centred = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'center',
  textAlign: 'center',
  textWrap: 'balance',
});

/** Buttons beside each other in the middle. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  justifyContent: 'center',
});
