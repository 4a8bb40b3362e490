import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    minHeight: '2.75rem',
    paddingBlock: vars.space.s,
    paddingInline: vars.space.l,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    ':disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
  variants: {
    tone: {
      primary: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        selectors: { '&:hover:enabled, a&:hover': { background: vars.color.accentStrong } },
      },
      quiet: {
        background: 'transparent',
        color: vars.color.accent,
        borderColor: vars.color.border,
        selectors: { '&:hover:enabled, a&:hover': { borderColor: vars.color.accent } },
      },
    },
    width: { auto: {}, full: { width: '100%', paddingInline: vars.space.m } },
  },
  defaultVariants: { tone: 'primary', width: 'auto' },
});
