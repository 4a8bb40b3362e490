import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';
import { media } from './media';

/** One below the other. */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  minWidth: 0,
});

/** Items without signs. */
export const list = style({ padding: 0, listStyle: 'none' });

/** What a printed page leaves out. */
export const screenOnly = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': { print: { display: 'none' } },
});

/** Side by side where there is room. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

/** A text, and what can be done with it at the other end. */
export const between = style([buttons, { alignItems: 'center', justifyContent: 'space-between' }]);

export const muted = style({ color: vars.color.muted });

export const subtle = style([muted, { fontSize: vars.text.small }]);

/** A link on a separate line, as high as a finger needs. */
export const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
});

/** Stays in sight while the list below it scrolls. */
export const stickyBar = style({
  display: 'grid',
  gap: vars.space.s,
  marginInline: `calc(-1 * ${vars.space.m})`,
  padding: `${vars.space.s} ${vars.space.m}`,
  background: vars.color.page,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.high]: { position: 'sticky', zIndex: 1, top: 0 },
    [media.wide]: { marginInline: 0, paddingInline: 0 },
  },
});
