import { globalStyle, style } from '@vanilla-extract/css';
import * as field from '../../basics/field/field.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { oneColumn } from '../../theme/one-column';

export const root = style({
  ...oneColumn('0.75rem'),
  '@media': { [media.desk]: { gap: vars.space.m } },
});

// Text fields look like ruled lines, as on a reply card. Only selects are boxes.
const LINE = ':is(input:not([type="checkbox"]), textarea)';
globalStyle(`${root} ${LINE}`, {
  // Leaves room for the focus ring between the label and the message.
  marginBlock: vars.space.xs,
  paddingInline: 0,
  background: 'none',
  borderWidth: '0 0 1px',
  borderRadius: 0,
});
globalStyle(`${root} ${LINE}[aria-invalid="true"]`, {
  boxShadow: `0 1px ${vars.color.danger}`,
});
// The text begins at the edge of the field, so the ring keeps a distance.
globalStyle(`${root} ${LINE}:focus-visible`, {
  outlineOffset: '3px',
});
globalStyle(`${root} textarea${LINE}`, {
  minHeight: '3.5rem',
  padding: 0,
  background: `repeating-linear-gradient(transparent 0 calc(1.75rem - 1px), ${vars.color.border} 0 1.75rem) local`,
  border: 0,
  lineHeight: '1.75rem',
  '@media': { [media.forcedColors]: { background: 'none', borderBottom: '1px solid' } },
});

export const event = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': { [media.desk]: { gap: '0.75rem' } },
});

// The labels of a day's fields have the font of the card, and are beside the answers where there is room.
const DAY_FIELD = `${event} > ${field.root}`;
globalStyle(DAY_FIELD, { display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
globalStyle(`${DAY_FIELD} > ${field.label}`, { marginInlineEnd: vars.space.s });
globalStyle(`${event} > * > :is(label, legend)`, {
  fontFamily: vars.font.display,
  fontWeight: 400,
});
globalStyle(`${DAY_FIELD} > ${field.select}`, {
  flex: '1 0 9.5rem',
  width: 'auto',
  maxWidth: '100%',
});
globalStyle(`${DAY_FIELD} > ${field.message}`, { flexBasis: '100%' });

// Separates the questions about a day from its answer.
globalStyle(`${DAY_FIELD} ~ *`, { marginTop: vars.space.xs });

export const footer = style({ display: 'grid', gap: '0.75rem' });

/** The toast of a failed save covers the bottom of the screen for some seconds. Its text hardly grows. */
const TOAST_HEIGHT = '192px';

/** Why a save failed, and the buttons. Below the form, the street leaves room to scroll them above the toast. */
export const outcome = style([footer, { scrollMarginBlock: `${vars.space.m} ${TOAST_HEIGHT}` }]);

export const replyBy = style({
  // Moves it closer to the heading, because it belongs to it.
  marginTop: `calc(-1 * ${vars.space.s})`,
  color: vars.color.muted,
  fontSize: vars.text.small,
  textAlign: 'center',
});

/** Rendered even if empty: screen readers announce only changes in an existing element. */
export const status = style({
  minHeight: '1.5rem',
  marginTop: '-0.75rem',
  color: vars.color.muted,
  fontSize: vars.text.small,
  textAlign: 'center',
});
