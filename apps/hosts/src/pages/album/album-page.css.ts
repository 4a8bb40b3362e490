import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

export const sheet = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'center',
  textAlign: 'center',
});

export const hosts = style({ fontFamily: vars.font.display, fontSize: vars.text.display });

/** Some readers need dark modules on white. */
export const code = style({
  width: 'min(100%, 20rem)',
  background: '#fff',
  fill: '#000',
  '@media': { print: { width: '12cm' } },
});

export const address = style({ maxWidth: '100%' });
