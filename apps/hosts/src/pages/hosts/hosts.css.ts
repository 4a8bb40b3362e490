import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.m, maxWidth: '40rem' });

export const list = style({ display: 'grid', gap: vars.space.m, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const email = style({ overflowWrap: 'anywhere' });

export const subtle = style({ color: vars.color.muted, fontSize: vars.text.small });

export const form = style({ display: 'grid', gap: vars.space.m });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

/** A text to select and send. */
export const message = style({ overflowWrap: 'anywhere', userSelect: 'all' });
