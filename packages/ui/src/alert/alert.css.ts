import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const root = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
  padding: vars.space.m,
  background: vars.color.dangerSurface,
  border: `1px solid ${vars.color.danger}`,
  borderRadius: vars.radius.control,
  color: vars.color.danger,
  // A guest's text may be one long word.
  overflowWrap: 'anywhere',
});
