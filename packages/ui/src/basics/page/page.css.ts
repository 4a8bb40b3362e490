import { globalStyle, style } from '@vanilla-extract/css';
import { halves, narrow, room, street } from '../../scenery/skyline/skyline.css';
import { sheet } from '../../theme/card.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { oneColumn } from '../../theme/one-column';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
  '@media': { [media.print]: { display: 'block', minHeight: 0 } },
});

// Three days fit on one sheet of paper, without the lights.
globalStyle(`html:has(${root})`, { '@media': { [media.print]: { fontSize: '90%' } } });
globalStyle(`${root} > :first-child`, { '@media': { [media.print]: { display: 'none' } } });

export const column = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space.xl,
  // Centres the content of a short page.
  justifyContent: 'center',
  width: '100%',
  // `lg` (B6)
  maxWidth: '32rem',
  marginInline: 'auto',
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.gutter,
  '@media': { [media.print]: { gap: vars.space.m, paddingBlock: vars.space.m } },
});

// On a page, the street is as wide as the window. Its limited height leaves room for the text in a low window.
globalStyle(`${root} ${street}`, { vars: { [room]: '40svh' } });
globalStyle(`${root} ${narrow}`, {
  width: `calc(${halves} * clamp(420px, 100vw, 736px))`,
});

/** A column that starts at the top, where the card of the opening envelope lands in any window. */
export const cardColumn = style([
  column,
  { gap: vars.space.l, justifyContent: 'flex-start', paddingBottom: vars.space.l },
]);

export const card = style([
  sheet,
  {
    position: 'relative',
    ...oneColumn(vars.space.l),
    paddingTop: vars.space.xl,
    // Together with the room for the form's status, this equals the padding at the top.
    paddingBottom: vars.space.s,
  },
]);

/** Half of it is above the sheet, so that the heading is in the same place as on the card of the opening envelope. */
export const portrait = style({
  position: 'absolute',
  top: '-1.75rem',
  left: 'calc(50% - 1.75rem)',
  width: '3.5rem',
  height: '3.5rem',
  border: `3px solid ${vars.color.card}`,
  borderRadius: '50%',
  boxShadow: vars.shadow.card,
  objectFit: 'cover',
  '@media': { [media.print]: { display: 'none' } },
});

export const header = style({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'center',
  textAlign: 'center',
  textWrap: 'balance',
});

// A link is as high as a thumb, so it needs no more room around it.
globalStyle(`${header} > a`, { marginBlock: `calc(-1 * ${vars.space.s})` });

export const title = style({ fontSize: vars.text.display });

export const subtitle = style({ color: vars.color.muted, fontSize: vars.text.large });

export const status = style({
  position: 'sticky',
  bottom: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.gutter,
  paddingBottom: `calc(${vars.space.s} + env(safe-area-inset-bottom))`,
  background: vars.color.card,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.text.small,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [media.print]: { position: 'static' } },
});

// Keeps the focused element above the status.
globalStyle(`html:has(${status})`, { scrollPaddingBottom: '6rem' });
