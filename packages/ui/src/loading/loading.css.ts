import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const shimmer = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

/** The look of 'Loading...'. */
export const waiting = {
  // What comes in its place is at least as tall: nothing below that would be seen to move.
  minHeight: '100svh',
  paddingBlock: vars.space.xxl,
  color: vars.color.muted,
  fontFamily: vars.font.display,
  fontSize: vars.text.large,
  textAlign: 'center',
  animation: `${shimmer} 1.6s ease-in-out infinite`,
} as const;

export const root = style(waiting);
