import { globalStyle } from '@vanilla-extract/css';
import { loadingStyle } from '../loading/loading.css';
import { vars } from './contract.css';

// Styles of the HTML before the scripts run, or without them (B10).

globalStyle('noscript, #load-error:not([hidden]), #old-browser:not([hidden])', {
  display: 'block',
  padding: vars.space.m,
  background: vars.color.card,
  color: vars.color.danger,
  textAlign: 'center',
});

// The HTML contains the gate. A guest who has unlocked it sees 'Loading...' instead.
globalStyle('[data-gate="unlocked"] #root > *', { display: 'none' });
globalStyle('[data-gate="unlocked"] #root::before', {
  ...loadingStyle,
  content: "'Loading...'",
  display: 'block',
});
