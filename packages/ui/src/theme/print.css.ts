import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';

// On paper both lights are ink on white. The doubled root outweighs a theme's class.
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
globalStyle('[data-sonner-toaster], footer', { '@media': { [media.print]: { display: 'none' } } });
