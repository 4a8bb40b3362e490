import type { Palette } from '@invitation/domain/palette';
import { assignVars, createTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { displayFamily } from './font.css';
import { bodyFamily, scale } from './scale';

interface ThemeOptions {
  readonly colours: Palette;
  readonly shadow: string;
  readonly light: { readonly fill: string; readonly halo: string };
  readonly colorScheme: 'light' | 'dark';
}

const tokensOf = ({ colours, shadow, light }: ThemeOptions) => ({
  ...scale,
  font: { display: displayFamily, body: bodyFamily },
  color: { ...colours },
  shadow: { card: shadow },
  light,
});

function defineTheme(options: ThemeOptions): string {
  const theme = createTheme(vars, tokensOf(options));
  // For native elements, such as the list of a select and scroll bars.
  globalStyle(`.${theme}`, { colorScheme: options.colorScheme });
  return theme;
}

const dayOptions = (colours: Palette): ThemeOptions => ({
  colours,
  shadow: '0 1px 2px rgb(64 40 20 / 0.12), 0 12px 32px rgb(64 40 20 / 0.12)',
  light: { fill: '0.6', halo: '0' },
  colorScheme: 'light',
});

const nightOptions = (colours: Palette): ThemeOptions => ({
  colours,
  shadow: '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.35)',
  light: { fill: '1', halo: '0.28' },
  colorScheme: 'dark',
});

/**
 * The light theme of the whole weekend. Call it in a `.css.ts` file of an app. The build then contains only this theme.
 *
 * @returns the class of the theme
 */
export const defineDayTheme = (colours: Palette): string => defineTheme(dayOptions(colours));

/** The dark theme of the Saturday site. Otherwise like `defineDayTheme`. */
export const defineNightTheme = (colours: Palette): string => defineTheme(nightOptions(colours));

/** Light or dark, as the person prefers. Paper is always light. Otherwise like `defineDayTheme`. */
export function defineDayAndNightTheme(day: Palette, night: Palette): string {
  const theme = defineDayTheme(day);
  globalStyle(`.${theme}`, {
    '@media': {
      'screen and (prefers-color-scheme: dark)': {
        vars: assignVars(vars, tokensOf(nightOptions(night))),
        colorScheme: 'dark',
      },
    },
  });
  return theme;
}
