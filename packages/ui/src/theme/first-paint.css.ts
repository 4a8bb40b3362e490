import { globalStyle } from '@vanilla-extract/css';
import { loadingStyle } from '../loading/loading.css';
import './html-messages.css';

// Styles of the HTML before the scripts run, or without them (B10).

// Continue was pressed before the scripts arrived.
globalStyle('[data-continue] [type="submit"]', { opacity: 0.55 });

// The HTML contains the gate. A guest who has unlocked it sees its lights and 'Loading...', in the site's language.
globalStyle('[data-gate="unlocked"] #root > main', { minHeight: 0 });
globalStyle('[data-gate="unlocked"] #root > main > :not(:first-child)', { display: 'none' });
globalStyle('[data-gate="unlocked"] #root::after', {
  ...loadingStyle,
  content: 'attr(data-loading)',
  display: 'block',
});
