import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';
import { subtle } from '../controls/layout.css';

export const root = style([subtle, { display: 'flex', alignItems: 'center', gap: vars.space.s }]);

const dot = style({
  flex: 'none',
  width: '0.625rem',
  height: '0.625rem',
  borderRadius: '50%',
});

export const live = style([dot, { background: vars.color.success }]);

export const offline = style([dot, { border: `2px solid ${vars.color.danger}` }]);
