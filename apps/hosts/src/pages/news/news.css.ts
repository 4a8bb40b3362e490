import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.l, padding: 0, listStyle: 'none' });

export const item = style({ display: 'grid', gap: vars.space.s });

export const text = style({ whiteSpace: 'pre-line' });
