import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

// All sizes are in pixels, as on the other cards.

/** Folded in the middle, it stands, and the front is its lower half. */
export const root = style({
  display: 'grid',
  gridTemplateRows: '1fr 1fr',
  height: '100%',
  overflow: 'hidden',
  background: vars.color.card,
  color: vars.color.ink,
});

export const front = style({
  gridRow: 2,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '6px',
  padding: '16px',
  borderTop: `1px dotted ${vars.color.line}`,
  textAlign: 'center',
});

/** Wraps, so that the longest name fits. */
export const name = style({
  maxWidth: '100%',
  fontFamily: vars.font.display,
  fontSize: '26px',
  lineHeight: 1.15,
  color: vars.color.accent,
});

export const longName = style([name, { fontSize: '17px' }]);

export const detail = style({ fontSize: '14px', color: vars.color.muted });
