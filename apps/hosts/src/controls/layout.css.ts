import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

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
