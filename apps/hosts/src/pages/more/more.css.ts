import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';
import { media } from '../../controls/media';

export const sections = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.m,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
