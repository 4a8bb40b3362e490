import { style } from '@vanilla-extract/css';
import { card } from '../../theme/card.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const root = style([
  card,
  {
    // Room for the status below the buttons.
    paddingBottom: vars.space.s,
    '@media': { [media.print]: { display: 'none' } },
  },
]);
