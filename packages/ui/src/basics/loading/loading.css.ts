import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

/** Shared with the page's HTML, which shows 'Loading...' before any script runs. */
export const loadingStyle = {
  // At least as tall as the page that follows, so that the footer does not move.
  minHeight: '100svh',
  paddingBlock: vars.space.xxl,
  color: vars.color.muted,
  fontFamily: vars.font.display,
  fontSize: vars.text.large,
  textAlign: 'center',
  animation: `${pulse} 1.6s ease-in-out infinite`,
} as const;

export const root = style(loadingStyle);
