import { globalStyle } from '@vanilla-extract/css';
import { loadingStyle } from '../loading/loading.css';
import './html-messages.css';

// Styles of the HTML before the scripts run, or without them (B10).

// The HTML contains the gate. A guest who has unlocked it sees 'Loading...' instead.
globalStyle('[data-gate="unlocked"] #root > *', { display: 'none' });
globalStyle('[data-gate="unlocked"] #root::before', {
  ...loadingStyle,
  content: "'Loading...'",
  display: 'block',
});
