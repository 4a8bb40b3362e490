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

/** The row, and what can be done with it. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});

export const correct = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.accent } },
});

export const pencil = style({
  width: '1.25rem',
  height: '1.25rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
});

export const who = style({ display: 'grid', flex: '1 1 10rem', minWidth: 0 });

export const name = style({
  fontWeight: 600,
  selectors: { [`${root}:hover &`]: { color: vars.color.accent, textDecoration: 'underline' } },
});

export const draft = style({
  display: 'inline-block',
  marginInlineStart: vars.space.s,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  color: vars.color.accent,
  fontSize: vars.text.small,
});

/** At most two lines, because a guest may write long notes. */
export const details = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: vars.color.muted,
  fontSize: vars.text.small,
});
