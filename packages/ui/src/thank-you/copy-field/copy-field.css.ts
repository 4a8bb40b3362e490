import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({ display: 'contents' });

export const field = style({ width: '100%', textAlign: 'start' });

/** Has its height before it has a text. */
export const status = style({
  minHeight: '1.5em',
  marginTop: `calc(-1 * ${vars.space.s})`,
  color: vars.color.muted,
});
