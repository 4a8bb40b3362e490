import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.s}`,
  alignItems: 'center',
  minHeight: '3.5rem',
  paddingBlock: vars.space.s,
  color: vars.color.ink,
  textDecoration: 'none',
});

export const who = style({ display: 'grid', flex: '1 1 10rem', minWidth: 0 });

export const name = style({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { [`${root}:hover &`]: { color: vars.color.accent, textDecoration: 'underline' } },
});

/** At most two lines, because a guest may write long notes. */
export const details = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: vars.color.muted,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  cursor: 'pointer',
});

/** With the room around it, a target of 44 pixels. */
export const checkbox = style({
  width: '1.375rem',
  height: '1.375rem',
  margin: '0.6875rem',
  marginInlineStart: 0,
  accentColor: vars.color.accent,
});
