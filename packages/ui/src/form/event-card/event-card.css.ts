import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { oneColumn } from '../../theme/one-column';
import { note } from '../../theme/section.css';

export const root = style({
  ...oneColumn(vars.space.s),
  '@media': { [media.print]: { gap: vars.space.xs, breakInside: 'avoid' } },
});

/** With large text, the date is above the title. */
export const sides = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  alignItems: 'flex-start',
});

/** Two or three short lines, set close together. */
export const description = style([note, { lineHeight: 1.4 }]);

// Hides texts that the hosts do not know yet (B21). Done here, because the form's script has no room left.
globalStyle(`${root} p:empty`, { display: 'none' });

export const text = style({ display: 'grid', flex: '1 1 11rem', gap: '0.125rem' });

/** Weekday, numeral and month, as a calendar's leaf without a box. */
export const lockup = style({
  display: 'grid',
  justifyItems: 'center',
  minWidth: '2.75rem',
  paddingInlineEnd: '0.75rem',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: '0.75rem',
  fontWeight: 600,
  letterSpacing: '0.1em',
  lineHeight: 1.5,
  textTransform: 'uppercase',
});

export const numeral = style({
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontSize: vars.text.display,
  fontWeight: 400,
  letterSpacing: 0,
  lineHeight: 1.1,
});

export const title = style({ color: vars.color.accent, fontSize: vars.text.title });

/** The time follows the date where there is room. */
export const dateTime = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
});

export const fullDate = style({
  color: vars.color.muted,
  // With large text, a date still has room in one line of a phone.
  fontSize: `min(${vars.text.small}, 8vw)`,
  // Some languages write weekdays with a small letter, but a line begins with a capital one.
  '::first-letter': { textTransform: 'uppercase' },
});

export const time = style({
  color: vars.color.ink,
  fontFamily: vars.font.display,
});

/** A line of text with the height of a button. */
export const place = style({
  display: 'inline-block',
  marginBlock: '-0.625rem',
  paddingBlock: '0.625rem',
  textDecorationThickness: '1px',
  '@media': { [media.print]: { color: 'inherit', textDecoration: 'none' } },
});

/** The month, the day and the year: in one line if there is room, or else with the year below. */
export const date = style({ display: 'inline-block', textWrap: 'wrap' });
