import { style } from '@vanilla-extract/css';
import { card } from '../theme/card.css';

export const root = style([card]);

/** Does not break at its hyphen. */
export const word = style({ whiteSpace: 'nowrap' });
