import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({
  padding: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.text.small,
  textAlign: 'center',
  textWrap: 'balance',
});
