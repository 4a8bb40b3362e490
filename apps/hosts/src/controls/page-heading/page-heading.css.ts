import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';
import { between, buttons } from '../layout.css';

export const root = style([between, { gap: vars.space.m }]);

export const heading = style({ fontSize: vars.text.title });

export const actions = style([buttons, { '@media': { print: { display: 'none' } } }]);
