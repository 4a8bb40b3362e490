import { vars } from '@invitation/ui/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { between, buttons, subtle } from '../../controls/layout.css';

export const root = style([between, { paddingBlock: `${vars.space.xs} 0.75rem` }]);

export const who = style({ display: 'grid', flex: '1 1 8rem', minWidth: 0 });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingBlock: vars.space.xs,
  color: vars.color.ink,
  fontSize: vars.text.large,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
});

export const details = style([buttons, subtle, { alignItems: 'center' }]);

/** Fixed width, so that a mark does not reflow the name. The text fits in wide fonts, too. */
export const arrival = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  width: '11.5rem',
  maxWidth: '100%',
  fontSize: vars.text.small,
  whiteSpace: 'nowrap',
});

/** A sign is narrower than the text of a button. */
globalStyle(`${arrival} > button`, { flexShrink: 0, minWidth: '2.75rem', paddingInline: 0 });

/** The buttons share the room. */
export const choice = style([arrival, { whiteSpace: 'normal' }]);

globalStyle(`${choice} > button`, { flexGrow: 1 });

/** Breaks only where the text is twice as large as usual on the narrowest phones. */
export const number = style({
  color: vars.color.accent,
  fontWeight: 600,
  textAlign: 'center',
  whiteSpace: 'normal',
});

/** As high as the answer that it replaces, so that no row moves. */
export const counted = style([number, { border: '1px solid transparent', textAlign: 'start' }]);

export const otherName = style({ color: vars.color.ink, fontWeight: 600 });
