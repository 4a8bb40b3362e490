import { vars } from './contract.css';

export const focusRing = {
  outline: `3px solid ${vars.color.accent}`,
  outlineOffset: '2px',
} as const;
