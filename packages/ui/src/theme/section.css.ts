import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';

/** The heading of a section of a page. */
export const heading = style({ fontSize: vars.text.title });

/** The text that explains a section. */
export const note = style({ color: vars.color.muted });
