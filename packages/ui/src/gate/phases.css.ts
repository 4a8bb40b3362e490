import { globalStyle } from '@vanilla-extract/css';
import { subtitle } from './password-gate/password-gate.css';

// The HTML has the gate for open replies (B21). In another phase, it has no last day, and no other subtitle yet.
for (const phase of ['before', 'afterwards']) {
  globalStyle(`[data-phase="${phase}"] ${subtitle} + ${subtitle}`, { display: 'none' });
}
globalStyle(`[data-phase="afterwards"] ${subtitle}`, { visibility: 'hidden' });
