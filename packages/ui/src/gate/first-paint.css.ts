import { globalStyle } from '@vanilla-extract/css';
import { loadingStyle } from '../basics/loading/loading.css';
import { airmailPaper } from '../scenery/envelope/airmail-paper';
import { street } from '../scenery/skyline/skyline.css';
import '../theme/page/html-messages.css';

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

// A message replaces a gate that cannot work, on the same paper and in front of the street. Newer browsers detect disabled scripts.
const OLD_BROWSER = '#old-browser:not([hidden])';
const inPlaceOfTheGate = {
  ...airmailPaper,
  position: 'absolute',
  zIndex: 1,
  top: '20vh',
  left: 0,
  right: 0,
  width: 'calc(100% - 2rem)',
  margin: '0 auto',
  borderRadius: 0,
} as const;
const NO_SCRIPTS = '(scripting: none)';
// The messages have a simpler style without `:root`.
globalStyle(`:root ${OLD_BROWSER}`, inPlaceOfTheGate);
globalStyle(':root noscript', { '@media': { [NO_SCRIPTS]: inPlaceOfTheGate } });
const drawings = (root: string) => `${root} > main > :is(:first-child, ${street})`;
globalStyle(drawings(`${OLD_BROWSER} ~ #root`), { visibility: 'visible' });
globalStyle(drawings('#root'), { '@media': { [NO_SCRIPTS]: { visibility: 'visible' } } });
