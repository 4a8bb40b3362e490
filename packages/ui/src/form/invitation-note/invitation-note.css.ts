import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.title,
  lineHeight: 1.35,
  textAlign: 'center',
  textWrap: 'balance',
});

export const name = style({ color: vars.color.accent, fontWeight: 400 });

export const members = style({ color: vars.color.muted, textAlign: 'center', textWrap: 'balance' });
