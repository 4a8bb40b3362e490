import { style } from '@vanilla-extract/css';

/** Black on white in every theme, because some readers cannot read a light code on a dark background. */
export const root = style({ background: '#fff', fill: '#000' });
