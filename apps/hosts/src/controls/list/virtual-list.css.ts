import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const root = style({ position: 'relative', padding: 0, listStyle: 'none' });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  borderBottom: `1px solid ${vars.color.line}`,
});
