import { globalStyle } from '@vanilla-extract/css';
import { loadingStyle } from '../loading/loading.css';
import './html-messages.css';

// Styles of the HTML before the scripts run, or without them (B10).

// The HTML contains the gate. A guest who has unlocked it sees 'Loading...' instead, in the site's language.
globalStyle('[data-gate="unlocked"] #root > *', { display: 'none' });
globalStyle('[data-gate="unlocked"] #root::before', {
  ...loadingStyle,
  content: 'attr(data-loading)',
  display: 'block',
});
