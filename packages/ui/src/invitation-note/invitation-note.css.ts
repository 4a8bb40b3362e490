import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  color: vars.color.muted,
  textAlign: 'center',
  textWrap: 'balance',
});
