import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.m, maxWidth: '40rem' });

export const list = style({ display: 'grid', gap: vars.space.m, padding: 0, listStyle: 'none' });

/** A text to select and send. */
export const message = style({ userSelect: 'all' });
