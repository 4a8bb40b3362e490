import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';

/** Links and buttons in a row, each with the height of a button. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { [media.print]: { display: 'none' } },
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingBlock: vars.space.xs,
  paddingInline: '0.75rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: '1.375rem',
  background: 'none',
  color: vars.color.accent,
  fontSize: vars.text.small,
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.quick}`,
  ':hover': { borderColor: vars.color.accent },
});
