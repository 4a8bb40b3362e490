import { style } from '@vanilla-extract/css';
import { sheet } from '../../theme/card.css';
import { centred } from '../../theme/centred.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { oneColumn } from '../../theme/one-column';

/** A photo print with a white edge. Not the image itself: engines disagree on the room for an image with padding. */
export const print = style({
  position: 'relative',
  zIndex: 1,
  width: 'min(13rem, 60vw)',
  margin: `calc(-1 * ${vars.space.m}) auto 0`,
  padding: '0.5rem 0.5rem 1.25rem',
  // Photographic paper is white at night, too.
  background: '#fffdf8',
  boxShadow: vars.shadow.card,
  rotate: '-2deg',
  '@media': { [media.print]: { width: '8rem', margin: '0 auto' } },
});

export const picture = style({ width: '100%' });

/** The stamp, in place of the print. */
export const stamp = style({
  margin: `0 auto`,
  '@media': { [media.print]: { display: 'none' } },
});

/** The only sheet of paper on the page. */
export const paper = style([
  sheet,
  {
    ...oneColumn(vars.space.l),
    paddingBlock: vars.space.xl,
    // The print overlaps the upper edge of the paper.
    selectors: {
      [`${print} + &`]: {
        marginTop: `calc(-1 * ${vars.space.xl} - ${vars.space.l})`,
        paddingTop: `calc(${vars.space.xl} + ${vars.space.m})`,
      },
    },
    '@media': {
      [media.print]: { gap: vars.space.m, padding: 0 },
    },
  },
]);

export const programme = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: '2.75rem',
  cursor: 'pointer',
  // Not the native triangle, which does not grow with the heading.
  listStyle: 'none',
  '::after': {
    content: "''",
    width: '0.5em',
    height: '0.5em',
    borderBlockEnd: '2px solid',
    borderInlineEnd: '2px solid',
    transform: 'rotate(45deg)',
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { transform: 'rotate(225deg)' },
  },
});

/** A section below the paper, without a box. */
export const section = style([centred, { paddingInline: vars.space.s }]);

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const days = style({
  display: 'grid',
  marginTop: vars.space.l,
  padding: 0,
  '@media': { [media.print]: { marginTop: vars.space.s } },
  listStyle: 'none',
});

export const day = style({
  ...oneColumn(vars.space.s),
  paddingBlock: vars.space.l,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.print]: { paddingBlock: vars.space.m, breakInside: 'avoid' } },
});

export const printOnly = style([
  day,
  { display: 'none', '@media': { [media.print]: { display: 'grid' } } },
]);

export const declined = style([
  day,
  {
    paddingBlock: vars.space.m,
    color: vars.color.muted,
    fontSize: vars.text.small,
  },
]);

/** A chip, and quieter links below it. */
export const links = style([screenOnly, { display: 'grid', justifyItems: 'start' }]);

export const quietLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m });

/** Links and a note for all days together. */
export const foot = style([
  screenOnly,
  {
    display: 'grid',
    gap: vars.space.m,
    justifyItems: 'start',
    paddingTop: vars.space.l,
    borderTop: `1px solid ${vars.color.line}`,
    color: vars.color.muted,
    fontSize: vars.text.small,
  },
]);

/** The text for a guest who declined, above everything else. */
export { root as declinedText } from '../../form/invitation-note/invitation-note.css';

export const changes = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'center',
  textAlign: 'center',
});
