import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { oneColumn } from '../../theme/one-column';
import { airmailPaper } from './airmail-paper';

export const root = style({
  ...oneColumn(vars.space.l),
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
