import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

// The messages in a page's HTML, for visits without the scripts (B10, B13).

globalStyle('noscript, #load-error:not([hidden]), #old-browser:not([hidden])', {
  display: 'block',
  padding: vars.space.m,
  background: vars.color.card,
  color: vars.color.danger,
  textAlign: 'center',
});
