import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({ display: 'grid', gap: vars.space.xs });

export const label = style({ fontWeight: 600 });

export const control = style({
  width: '100%',
  minHeight: '2.75rem',
  paddingBlock: vars.space.s,
  paddingInline: '0.75rem',
  background: vars.color.card,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  // Below 16 pixels, phones zoom in when a field takes the focus.
  fontSize: vars.text.body,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
  },
});

export const textArea = style([control, { minHeight: '6rem', resize: 'vertical' }]);

export const message = style({ color: vars.color.danger, fontSize: vars.text.small });
