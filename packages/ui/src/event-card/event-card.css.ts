import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const root = style({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  // The lines of an invitation: no single word in the last one, in each engine.
  textWrap: 'balance',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const title = style({ fontSize: vars.text.title, color: vars.color.accent });

export const dateTime = style({
  marginBlock: vars.space.xs,
  fontFamily: vars.font.display,
  fontSize: vars.text.large,
  fontVariantNumeric: 'oldstyle-nums',
  lineHeight: 1.35,
});

/** The month, the day and the year: in one line if there is room, or else with the year below. */
export const date = style({ display: 'inline-block', textWrap: 'wrap' });
