import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.inset,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  ':active': { opacity: 0.85 },
  ':disabled': { cursor: 'not-allowed', opacity: 0.55 },
});

export const variant = styleVariants({
  primary: [
    base,
    {
      background: vars.color.accent,
      color: vars.color.onAccent,
      selectors: { '&:hover:enabled, a&:hover': { background: vars.color.accentStrong } },
    },
  ],
  secondary: [
    base,
    {
      paddingInline: vars.space.gutter,
      background: 'transparent',
      color: vars.color.accent,
      borderColor: vars.color.border,
      selectors: { '&:hover:enabled, a&:hover': { borderColor: vars.color.accent } },
    },
  ],
  destructive: [
    base,
    {
      paddingInline: vars.space.gutter,
      background: vars.color.dangerSurface,
      color: vars.color.danger,
      borderColor: vars.color.danger,
    },
  ],
});

export const width = styleVariants({
  auto: {},
  full: { width: '100%', paddingInline: vars.space.gutter },
});
