import { style } from '@vanilla-extract/css';
import { card } from '../theme/card.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

/** A photo print with a white edge. Not the image itself: engines disagree on the room for an image with padding. */
export const print = style({
  padding: '0.75rem 0.75rem 2rem',
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  rotate: '-1.2deg',
});

export const picture = style({ width: '100%' });

export const section = style([card]);

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const printOnly = style({
  display: 'none',
  '@media': { [media.print]: { display: 'grid' } },
});

export const heading = style({ fontSize: vars.text.title });

export const links = style({
  display: 'grid',
  gap: vars.space.s,
  width: '100%',
  padding: 0,
  listStyle: 'none',
});

export const link = style({ display: 'grid', justifyItems: 'center' });

export const changes = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'center',
  textAlign: 'center',
});

export const answers = style({
  width: '100%',
  maxWidth: '20rem',
});

export const dayRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  justifyContent: 'space-between',
  paddingBlock: vars.space.s,
  textAlign: 'start',
  borderBottom: `1px solid ${vars.color.line}`,
  ':last-child': { paddingBottom: 0, borderBottom: 'none' },
});

export const answer = style({ fontWeight: 600 });

/** A text link with the height of a button. */
export const fileLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
});

export const note = style({ color: vars.color.muted, maxWidth: '65ch' });
