import { dayColours } from '@invitation/domain/content/colours';
import { createTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { displayFamily } from './font.css';
import { bodyFamily, scale } from './scale';

/** The whole weekend: an invitation by daylight. */
export const day = createTheme(vars, {
  ...scale,
  font: { display: displayFamily, body: bodyFamily },
  color: { ...dayColours },
  shadow: { card: '0 1px 2px rgb(64 40 20 / 0.12), 0 12px 32px rgb(64 40 20 / 0.12)' },
});

// The system's own pieces, such as a select's picker and scroll bars, follow.
globalStyle(`.${day}`, { colorScheme: 'light' });
