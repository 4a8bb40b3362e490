import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'center',
  textAlign: 'center',
  textWrap: 'balance',
});

export const note = style({ maxWidth: '65ch', color: vars.color.muted });

export const question = style({ maxWidth: '65ch' });
