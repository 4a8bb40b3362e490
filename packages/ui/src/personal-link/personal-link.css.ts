import { style } from '@vanilla-extract/css';
import { card } from '../theme/card.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const root = style([
  card,
  {
    // The status below the buttons has room of its own.
    paddingBottom: vars.space.s,
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const link = style({ width: '100%', textAlign: 'start' });

/** Has its height before it has a text. */
export const status = style({
  minHeight: '1.5em',
  marginTop: `calc(-1 * ${vars.space.s})`,
  color: vars.color.muted,
});
