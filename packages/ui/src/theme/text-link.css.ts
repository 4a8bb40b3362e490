import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';

/** A link on a separate line, with the height of a button. */
export const textLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingBlock: vars.space.s,
  '@media': { [media.print]: { display: 'none' } },
});
