import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({ display: 'contents' });

export const field = style({ width: '100%', textAlign: 'start' });

/** Keeps its height while it is empty. */
export const status = style({
  minHeight: '1.5em',
  marginTop: `calc(-1 * ${vars.space.s})`,
  color: vars.color.muted,
});
