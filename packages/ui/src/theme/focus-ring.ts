import { vars } from './contract.css';

/** Has the colour `ink`, because an accent may be as red as an error. */
export const focusRing = {
  outline: `3px solid ${vars.color.ink}`,
  outlineOffset: '2px',
} as const;
