import { vars } from './contract.css';

/** The outline of a focused control. */
export const focusRing = {
  outline: `3px solid ${vars.color.accent}`,
  outlineOffset: '2px',
} as const;
