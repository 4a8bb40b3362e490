import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const link = style({
  color: vars.color.muted,
  fontSize: vars.text.small,
  hyphens: 'none',
  WebkitHyphens: 'none',
  userSelect: 'all',
});

export const qrCode = style({ width: '100%', maxWidth: '16rem' });
