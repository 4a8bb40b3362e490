import { style } from '@vanilla-extract/css';
import { card } from '../theme/card.css';
import { vars } from '../theme/contract.css';

export const root = style([card]);

export const heading = style({ fontSize: vars.text.title });
