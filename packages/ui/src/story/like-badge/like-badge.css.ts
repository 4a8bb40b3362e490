import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: '0.75rem',
  background: 'rgb(0 0 0 / 0.7)',
  borderRadius: '999px',
  color: '#ffffff',
  fontSize: vars.text.small,
  fontWeight: 600,
});
