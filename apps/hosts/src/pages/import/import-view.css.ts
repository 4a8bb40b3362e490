import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';
import { buttons, stack } from '../../controls/layout.css';

export { summary } from '../../controls/disclosure/disclosure.css';

export const actions = style([buttons, { gap: vars.space.m, alignItems: 'end' }]);

export const progress = style({ width: '100%', height: '1rem', accentColor: vars.color.accent });

export const group = style([stack, { gap: vars.space.s }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space.m,
  alignItems: 'end',
});

export const row = style({ display: 'grid', paddingBlock: vars.space.s, minWidth: 0 });

export const fault = style({ paddingBlock: vars.space.s });

export const ticks = style({ display: 'grid', color: vars.color.ink });

export const absent = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
});
