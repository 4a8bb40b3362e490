import { style } from '@vanilla-extract/css';
import { airmailPaper } from '../../theme/airmail-paper';
import { vars } from '../../theme/contract.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  width: '100%',
  maxWidth: '28rem',
  marginInline: 'auto',
  paddingTop: vars.space.m,
  paddingInline: vars.space.inset,
  paddingBottom: vars.space.l,
  ...airmailPaper,
});

/** The text begins beside the stamp's lower edge. */
export const stamp = style({
  display: 'grid',
  justifyItems: 'end',
  marginBottom: `calc(${vars.space.s} - ${vars.space.l})`,
});
