import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { oneColumn } from '../../theme/one-column';

export const root = style({
  ...oneColumn(vars.space.xl),
  paddingBottom: vars.space.l,
});

export const picture = style({ width: '100%', borderRadius: vars.radius.control });
