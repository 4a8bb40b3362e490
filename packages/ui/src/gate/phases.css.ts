import { globalStyle } from '@vanilla-extract/css';
import { subtitle } from './password-gate/password-gate.css';

// The HTML has the gate for open replies (B21). In another phase, it has no last day, and no other subtitle yet.
const OTHER = '[data-phase]:not([data-phase="open"])';
globalStyle(`${OTHER} ${subtitle} + ${subtitle}`, { display: 'none' });
globalStyle(`${OTHER} ${subtitle}`, { visibility: 'hidden' });
