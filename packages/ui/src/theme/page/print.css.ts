import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css';
import { media } from '../media';

// Both themes print in black on white. The doubled `:root` has a higher specificity than the class of a theme.
globalStyle(':root:root', {
  '@media': {
    [media.print]: {
      vars: {
        [vars.color.page]: '#fff',
        [vars.color.card]: '#fff',
        [vars.color.ink]: '#000',
        [vars.color.muted]: '#444',
        [vars.color.accent]: '#333',
        [vars.color.line]: '#bbb',
        [vars.color.glow]: '#fff',
        [vars.shadow.card]: 'none',
      },
      colorScheme: 'light',
    },
  },
});
// Confetti in flight, which is a canvas, would print as a black rectangle. `:root` wins over the classes of buttons.
globalStyle(':root :is([data-sonner-toaster], footer, button, body > canvas)', {
  '@media': { [media.print]: { display: 'none' } },
});
