import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const choices = style({
  display: 'grid',
  gap: vars.space.s,
  minWidth: 0,
  padding: 0,
  border: 'none',
});

export const legend = style({ padding: 0, fontWeight: 600 });
