import { style } from '@vanilla-extract/css';
import { variant } from '../../basics/button/button.css';
import { control } from '../../basics/field/field.css';
import { vars } from '../../theme/contract.css';

export const group = style({
  display: 'grid',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ padding: 0, marginBottom: vars.space.xs, fontWeight: 600 });

export const options = style({
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.line}`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  paddingBlock: '0.125rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

/** With large text, the number is below the option. */
export const option = style({ flex: '1 1 6rem' });

export const step = style([
  variant.secondary,
  {
    width: '2.75rem',
    paddingInline: 0,
    fontSize: vars.text.large,
    selectors: { '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' } },
  },
]);

/** A select for the number, without the look of a field. */
export const count = style([
  control,
  {
    appearance: 'none',
    width: '2.75rem',
    padding: 0,
    background: 'none',
    borderColor: 'transparent',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    textAlignLast: 'center',
    cursor: 'pointer',
  },
]);

export const note = style({
  color: vars.color.muted,
  fontSize: vars.text.small,
  // Rendered even if it is empty.
  ':empty': { marginTop: `calc(-1 * ${vars.space.s})` },
});
