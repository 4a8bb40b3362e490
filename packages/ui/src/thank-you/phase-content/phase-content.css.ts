import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: vars.space.l,
});

export const picture = style({ width: '100%', borderRadius: vars.radius.control });
