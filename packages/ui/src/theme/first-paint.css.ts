import { globalStyle } from '@vanilla-extract/css';
import { waiting } from '../loading/loading.css';
import { vars } from './contract.css';

// What a page's HTML shows by itself, before or without its scripts (B10).

globalStyle('noscript, #unreached:not([hidden])', {
  display: 'block',
  padding: vars.space.m,
  background: vars.color.card,
  color: vars.color.danger,
  textAlign: 'center',
});

// The gate is in the HTML, and not for a guest who is past it: they wait for their page.
globalStyle('[data-gate="unlocked"] #root > *', { display: 'none' });
globalStyle('[data-gate="unlocked"] #root::before', {
  ...waiting,
  content: "'Loading...'",
  display: 'block',
});
