import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { controlInset } from '../field/field.css';

export const root = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
  paddingBlock: '0.75rem',
  // Its text is aligned with the text of fields.
  paddingInline: controlInset,
  background: vars.color.dangerSurface,
  border: `1px solid ${vars.color.danger}`,
  borderRadius: vars.radius.control,
  color: vars.color.danger,
});
