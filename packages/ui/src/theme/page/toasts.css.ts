import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css';

// The rich colours of sonner lack contrast. `html` gives this rule a higher specificity than sonner's.
globalStyle('html [data-sonner-toaster][data-sonner-theme]', {
  vars: {
    '--success-bg': vars.color.successSurface,
    '--success-border': vars.color.success,
    '--success-text': vars.color.success,
    '--error-bg': vars.color.dangerSurface,
    '--error-border': vars.color.danger,
    '--error-text': vars.color.danger,
  },
});

// sonner's size is in pixels.
globalStyle('html [data-sonner-toast][data-styled="true"]', { fontSize: vars.text.small });

// The page shows an error too, so its toast need not grow with the text until it covers the screen.
globalStyle('html [data-sonner-toast][data-styled="true"][data-type="error"]', {
  fontSize: `min(${vars.text.small}, 16px)`,
});

// A toast that fades out must not cover what is below it.
globalStyle('[data-sonner-toast][data-removed="true"]', { pointerEvents: 'none' });
