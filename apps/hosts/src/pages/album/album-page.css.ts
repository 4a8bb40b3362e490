import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export { screenOnly } from '../../controls/layout.css';

export const sheet = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'center',
  textAlign: 'center',
});

export const hosts = style({ fontFamily: vars.font.display, fontSize: vars.text.display });

export const code = style({
  width: 'min(100%, 20rem)',
  '@media': { print: { width: '12cm' } },
});

export const address = style({ maxWidth: '100%' });
