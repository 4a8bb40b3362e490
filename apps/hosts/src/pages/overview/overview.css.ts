import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';
import { media } from '../../media';
import * as card from '../card.css';

export const days = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** The last card takes the room that the tall one leaves. */
export const columns = style([
  card.columns,
  { '@media': { [media.wide]: { gridTemplateRows: 'auto auto 1fr' } } },
]);

/** The first card. The three others stand beside it. */
export const tall = style({ '@media': { [media.wide]: { gridRow: 'span 3' } } });

export const subtle = style({
  color: vars.color.muted,
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
});

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.display,
  fontWeight: 400,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
});

export const legend = style({ padding: 0, listStyle: 'none' });

export const legendRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const numbers = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });

export const rows = style({ padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gap: vars.space.s,
  paddingBlock: `${vars.space.s} ${vars.space.m}`,
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const newest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  minHeight: '2.75rem',
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const candidate = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

/** A link as high as a thumb needs it. */
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
