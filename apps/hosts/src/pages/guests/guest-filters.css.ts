import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';
import { media } from '../../controls/media';

/** A phone scrolls the row sideways. */
export const root = style({
  display: 'flex',
  gap: vars.space.s,
  // Room for the focus ring.
  margin: '-5px',
  padding: '5px',
  overflowX: 'auto',
  '@media': { [media.wide]: { flexWrap: 'wrap' } },
});

/** As wide as its longest option, so no word is cut. */
export const chip = style({
  flex: 'none',
  maxWidth: '100%',
  minHeight: '2.75rem',
  paddingInline: '0.75rem',
  background: vars.color.card,
  border: `1px solid ${vars.color.border}`,
  borderRadius: '1.375rem',
  // iOS zooms into a focused field with text below 16 pixels.
  fontSize: `min(${vars.text.body}, 6.75vw)`,
  // A longer option wraps, except in Firefox.
  whiteSpace: 'normal',
  cursor: 'pointer',
});

export const active = style([
  chip,
  { borderColor: vars.color.accent, color: vars.color.accent, fontWeight: 600 },
]);

/** The name of filters to save, in the row of all filters. */
export const naming = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space.xs,
  maxWidth: '100%',
});
