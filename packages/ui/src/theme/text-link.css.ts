import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';

/** A secondary link or button, which looks quieter than a chip and is as easy to hit. */
export const quietLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.text.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  ':hover': { color: vars.color.accent },
});

/** A link on a separate line, with the height of a button. */
export const textLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingBlock: vars.space.s,
  '@media': { [media.print]: { display: 'none' } },
});
