import { style } from '@vanilla-extract/css';
import { chip } from '../../theme/chip.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textLink } from '../../theme/text-link.css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  '@media': { [media.print]: { display: 'none' } },
});

/** Has a background, because the gate shows a drawing behind it. */
export const link = style([
  chip,
  { background: vars.color.card, ':focus-visible': { outlineOffset: '-4px' } },
]);

/** On a picture: between the arrows on a phone, and in the corner of a wide screen. */
export const onPicture = style([
  root,
  {
    position: 'relative',
    zIndex: 2,
    '@media': {
      '(min-aspect-ratio: 1/1)': {
        position: 'fixed',
        insetInlineEnd: vars.space.s,
        bottom: `calc(env(safe-area-inset-bottom) + ${vars.space.s})`,
      },
    },
  },
]);

export const linkOnPicture = style([
  textLink,
  {
    // Large text stays between the arrows of a phone.
    paddingInline: 'clamp(0px, 10vw - 1rem, 1rem)',
    fontSize: 'min(1rem, 5vw)',
    color: '#ffffff',
    background: 'rgb(0 0 0 / 0.55)',
    borderRadius: '1.5rem',
    pointerEvents: 'auto',
    ':focus-visible': { outline: '3px solid #ffffff', outlineOffset: '-3px' },
  },
]);
