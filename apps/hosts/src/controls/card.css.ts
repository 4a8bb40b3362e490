import { card } from '@invitation/ui/theme/card';
import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';
import { media } from './media';

/** Denser than a card of the guests' pages, and not centred. */
export const root = style([
  card,
  {
    justifyItems: 'stretch',
    alignContent: 'start',
    minWidth: 0,
    padding: vars.space.m,
    textAlign: 'start',
    textWrap: 'wrap',
  },
]);

export const heading = style({ fontSize: vars.text.large });

/** Cards side by side. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.m,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
