import { globalStyle, style } from '@vanilla-extract/css';
import { sheet } from '../theme/card.css';
import { centred } from '../theme/centred.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { textLink } from '../theme/text-link.css';

/** A photo print with a white edge. Not the image itself: engines disagree on the room for an image with padding. */
export const print = style({
  padding: '0.75rem 0.75rem 2rem',
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  rotate: '-1.2deg',
});

export const picture = style({ width: '100%' });

/** The page's one sheet of paper. */
export const programme = style([
  sheet,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space.xl },
]);

/** Below the paper, without a box. */
export const section = style([centred, { paddingInline: vars.space.s }]);

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const days = style({
  display: 'grid',
  marginTop: vars.space.l,
  padding: 0,
  listStyle: 'none',
});

export const day = style({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  paddingBlock: vars.space.l,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const printOnly = style([
  day,
  { display: 'none', '@media': { [media.print]: { display: 'grid' } } },
]);

export const coming = style({
  color: vars.color.success,
  fontSize: vars.text.small,
  fontWeight: 600,
  '::before': { content: "'✓' / ''", marginInlineEnd: vars.space.s },
});

export const declined = style([
  day,
  {
    gap: 0,
    paddingBlock: vars.space.m,
    color: vars.color.muted,
    fontSize: vars.text.small,
    textWrap: 'balance',
  },
]);

export const mainLink = style([textLink, { fontWeight: 600 }]);

// Less eye-catching than the links of the days that the guest comes to.
globalStyle(`${declined} a`, { color: 'inherit', fontWeight: 'inherit' });

/** What is true of all days. */
export const foot = style([
  screenOnly,
  {
    paddingTop: vars.space.m,
    borderTop: `1px solid ${vars.color.line}`,
    color: vars.color.muted,
    fontSize: vars.text.small,
  },
]);

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
});

/** The warm text comes before everything else. */
export const declinedText = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.title,
  lineHeight: 1.35,
  textAlign: 'center',
  textWrap: 'balance',
});

export const changes = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'center',
  textAlign: 'center',
});
