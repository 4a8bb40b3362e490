import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';
import { buttons, muted } from '../../controls/layout.css';

export const summary = style([buttons, muted, { alignItems: 'center', gap: vars.space.m }]);
