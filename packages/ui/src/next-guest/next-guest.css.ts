import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const note = style({ maxWidth: '65ch', color: vars.color.muted });

export const question = style({ maxWidth: '65ch' });
