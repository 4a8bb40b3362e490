import { globalStyle } from '@vanilla-extract/css';
import { subtitle } from './password-gate/password-gate.css';

// The HTML has the gate for open replies (B21). In another phase, this hides the last day, and the subtitle until it is replaced.
const OTHER = '[data-phase]:not([data-phase="open"])';
globalStyle(`${OTHER} ${subtitle} + ${subtitle}`, { display: 'none' });
globalStyle(`${OTHER} ${subtitle}`, { visibility: 'hidden' });
