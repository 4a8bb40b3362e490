import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focus-ring';
import { media } from '../../theme/media';
import { oneColumn } from '../../theme/one-column';

export const controlInset = 'min(0.75rem, 3vw)';
/** A placeholder cannot wrap, so on a phone large text grows less. */
const placeholder = { color: vars.color.muted, opacity: 1, fontSize: 'min(1em, 5.8vw)' };

export const root = style(oneColumn(vars.space.xs));

export const label = style({ fontWeight: 600, scrollMarginTop: vars.space.m });

export const control = style({
  width: '100%',
  minHeight: '2.75rem',
  paddingBlock: vars.space.s,
  paddingInline: controlInset,
  background: vars.color.page,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  textOverflow: 'ellipsis',
  // iOS zooms into a focused field with text below 16 pixels.
  fontSize: vars.text.body,
  '::placeholder': placeholder,
  selectors: {
    '&[aria-invalid="true"], &[data-invalid="true"]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
  },
});

/** The border around a control and its action. With large text, the action is below the control. */
export const row = style([
  control,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    padding: 0,
    selectors: { '&:has(input:focus-visible)': focusRing },
  },
]);

export const rowControl = style({
  flex: '1 1 9rem',
  minWidth: 0,
  minHeight: '2.75rem',
  paddingBlock: vars.space.s,
  paddingInline: `${controlInset} 0`,
  background: 'none',
  border: 0,
  borderRadius: 'inherit',
  textOverflow: 'ellipsis',
  // In browsers with `:has`, the ring of the row surrounds the action, too.
  '@supports': { 'selector(:has(*))': { ':focus-visible': { outline: 'none' } } },
  '::placeholder': placeholder,
});

/** The left and the right half of a chevron, at the end of the control. */
const chevron = (side: 'left' | 'right') => {
  const stops = `transparent calc(50% - 1px), ${vars.color.accent} 0 calc(50% + 1px), transparent 0`;
  return `linear-gradient(to bottom ${side}, ${stops})`;
};

/** Firefox cuts the text of a select instead of wrapping it, so on a phone large text grows less. */
export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: '2em',
    fontSize: `min(${vars.text.body}, 6.75vw)`,
    whiteSpace: 'normal',
    backgroundImage: `${chevron('left')}, ${chevron('right')}`,
    backgroundPosition: 'right calc(1.125em - 1px) center, right 0.625em center',
    backgroundSize: '0.5em 0.5em',
    backgroundRepeat: 'no-repeat',
    cursor: 'pointer',
    selectors: {
      '[dir="rtl"] &': {
        backgroundPosition: 'left 0.625em center, left calc(1.125em - 1px) center',
      },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto', backgroundImage: 'none' } },
  },
]);

export const textArea = style([control, { minHeight: '6rem', resize: 'vertical' }]);

export const message = style({ color: vars.color.danger, fontSize: vars.text.small });
