import { nightColours } from '@invitation/domain/content/colours';
import { createTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { displayFamily } from './font.css';
import { bodyFamily, scale } from './scale';

/** The Saturday: the same invitation after dark. */
export const night = createTheme(vars, {
  ...scale,
  font: { display: displayFamily, body: bodyFamily },
  color: { ...nightColours },
  shadow: { card: '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.35)' },
});

// The system's own pieces, such as a select's picker and scroll bars, follow.
globalStyle(`.${night}`, { colorScheme: 'dark' });
