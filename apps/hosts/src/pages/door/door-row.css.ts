import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
});

export const who = style({ display: 'grid', flex: '1 1 9rem', minWidth: 0 });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: vars.color.ink,
  fontSize: vars.text.large,
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
});

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.text.small,
});

/** Fixed width, so that a mark does not reflow the name. */
export const arrival = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: '1fr',
  gridAutoColumns: 'auto',
  alignItems: 'center',
  gap: vars.space.s,
  width: '10.5rem',
});

export const mark = style({ color: vars.color.accent, fontSize: vars.text.small, fontWeight: 600 });
