import type { Palette } from '@invitation/domain/palette';
import { createTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { displayFamily } from './font.css';
import { bodyFamily, scale } from './scale';

interface Light {
  readonly colours: Palette;
  readonly shadow: string;
  readonly colorScheme: 'light' | 'dark';
}

function defineTheme({ colours, shadow, colorScheme }: Light): string {
  const theme = createTheme(vars, {
    ...scale,
    font: { display: displayFamily, body: bodyFamily },
    color: { ...colours },
    shadow: { card: shadow },
  });
  // The system's own pieces, such as a select's picker and scroll bars, follow.
  globalStyle(`.${theme}`, { colorScheme });
  return theme;
}

/**
 * The whole weekend: an invitation by daylight. To be called in a `.css.ts` file of an app, whose build then has this
 * theme alone.
 *
 * @returns the theme's class
 */
export const defineDayTheme = (colours: Palette): string =>
  defineTheme({
    colours,
    shadow: '0 1px 2px rgb(64 40 20 / 0.12), 0 12px 32px rgb(64 40 20 / 0.12)',
    colorScheme: 'light',
  });

/** The Saturday: the same invitation after dark; otherwise as `defineDayTheme`. */
export const defineNightTheme = (colours: Palette): string =>
  defineTheme({
    colours,
    shadow: '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.35)',
    colorScheme: 'dark',
  });
