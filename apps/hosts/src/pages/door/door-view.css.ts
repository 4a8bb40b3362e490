import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';
import { media } from '../../media';

/** Stays in sight, because the next guest already waits. */
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.m,
  marginInline: `calc(-1 * ${vars.space.m})`,
  padding: vars.space.m,
  background: vars.color.page,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.high]: { position: 'sticky', zIndex: 1, top: 0 },
    [media.wide]: { marginInline: 0, paddingInline: 0 },
  },
});

export const count = style({ paddingBottom: vars.space.s, fontSize: vars.text.large });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
});

export const who = style({ display: 'grid', flex: '1 1 10rem', minWidth: 0 });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: vars.color.ink,
  fontSize: vars.text.large,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
});

/** As wide with the tick as without it, so that the name beside it keeps its lines. */
export const arrived = style({ width: '8.5rem' });

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.text.small,
});
