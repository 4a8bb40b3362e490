import { globalStyle, style } from '@vanilla-extract/css';
import { sheet } from '../../theme/card.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

/** The only sheet of paper on the page. */
export const root = style([sheet]);

export const section = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 65ch)',
  paddingBlock: vars.space.xl,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': { [media.print]: { breakInside: 'avoid', paddingBlock: vars.space.l } },
});

export const heading = style({ fontSize: vars.text.title, color: vars.color.accent });

export const picture = style({
  width: '100%',
  borderRadius: vars.radius.control,
  '@media': { [media.print]: { maxHeight: '6cm', width: 'auto' } },
});

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.m,
  background: vars.color.page,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  textAlign: 'center',
});

export const list = style({ display: 'grid', gap: vars.space.s, paddingInlineStart: vars.space.l });

// A telephone number is easier to read, and to tap, in one piece.
globalStyle(`${root} a[href^="tel:"]`, { display: 'inline-block' });
// On paper, the address of a link must be visible.
globalStyle(`${root} a[href^="https:"]:not([data-bare])::after`, {
  '@media': { [media.print]: { content: '" (" attr(href) ")"' } },
});
