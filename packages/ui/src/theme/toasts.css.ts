import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

// Sonner's own rich colours are too faint to read on their backgrounds; the theme's are not. The element's name
// outweighs sonner's own rule.
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
