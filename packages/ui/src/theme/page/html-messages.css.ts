import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css';

// The messages in a page's HTML, for visits without the scripts (B10, B13).

globalStyle('noscript, #load-error:not([hidden]), #old-browser:not([hidden])', {
  display: 'block',
  maxWidth: '28rem',
  padding: vars.space.l,
  margin: `${vars.space.m} auto`,
  background: vars.color.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  fontSize: vars.text.large,
  textAlign: 'center',
  textWrap: 'balance',
});

// Hides a page that cannot work behind a message that stays.
globalStyle('#old-browser:not([hidden]) ~ #root', { visibility: 'hidden' });
globalStyle('#root', { '@media': { '(scripting: none)': { visibility: 'hidden' } } });
