import { vars } from '@invitation/ui/theme/contract';
import { style } from '@vanilla-extract/css';

/** Only on paper: hosts at the screen know this already. */
export const root = style({
  display: 'none',
  '@media': { print: { display: 'block', marginBottom: '3mm', fontSize: '10.5pt' } },
});

export const hosts = style({ fontFamily: vars.font.display, fontSize: '14pt' });
