import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';
import { media } from '../../controls/media';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'end',
  gap: vars.space.m,
});

/** As high with the button as without it, so that a tap moves nothing. */
export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  '@media': {
    // Beside the button, there is no room for a name.
    [media.small]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      justifyItems: 'start',
      minHeight: `calc(2.75rem + ${vars.space.s} + 3 * ${vars.text.small})`,
    },
  },
});

export const messageText = style({ display: 'grid', minWidth: 0, fontSize: vars.text.small });

export const changed = style({
  display: 'flex',
  minWidth: 0,
  color: vars.color.accent,
  fontWeight: 600,
  whiteSpace: 'pre',
});

/** The whole line is the button, so that it needs no extra room. */
export const undecided = style({
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.accent,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
});

/** The number stays in sight. */
export const changedName = style({ overflow: 'hidden', minWidth: 0, textOverflow: 'ellipsis' });

/** A short list can be scrolled to the search, too. */
export const results = style({
  minHeight: '100svh',
  '@media': { [media.wide]: { minHeight: 0 } },
});

export const empty = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m });

export const scanner = style({
  display: 'grid',
  justifyItems: 'stretch',
  gap: vars.space.m,
  maxWidth: '32rem',
  paddingBlock: vars.space.m,
});

/** As large as a card in front of it needs. The row of the guest stays in sight below. */
export const video = style({
  width: '100%',
  maxHeight: '45svh',
  borderRadius: vars.radius.control,
  background: vars.color.line,
  objectFit: 'cover',
});
