import type { Palette } from '@invitation/domain/palette';
import { assignVars, createTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { displayFamily } from './font.css';
import { bodyFamily, scale } from './scale';

const mix = (colour: string, percent: number, other: string) =>
  `color-mix(in oklab, ${colour} ${percent}%, ${other})`;

const DAY = {
  colorScheme: 'light',
  shadow: { card: '0 1px 2px rgb(64 40 20 / 0.12), 0 12px 32px rgb(64 40 20 / 0.12)' },
  light: { fill: '0.8', halo: '0' },
  street: ({ accent, muted, border, line, page, glow }: Palette) => ({
    far: mix(line, 75, page),
    wall: mix(accent, 40, border),
    shade: mix(accent, 62, muted),
    leaf: mix(glow, 75, accent),
  }),
} as const;

const NIGHT = {
  colorScheme: 'dark',
  shadow: { card: '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.35)' },
  light: { fill: '1', halo: '0.28' },
  street: ({ border, line, page, glow }: Palette) => ({
    far: mix(line, 45, page),
    wall: mix(border, 34, page),
    shade: mix(border, 20, page),
    leaf: mix(glow, 40, page),
  }),
} as const;

const tokensOf = ({ shadow, light, street }: typeof DAY | typeof NIGHT, colours: Palette) => ({
  ...scale,
  font: { display: displayFamily, body: bodyFamily },
  color: { ...colours },
  shadow,
  light,
  street: street(colours),
});

function defineTheme(look: typeof DAY | typeof NIGHT, colours: Palette): string {
  const theme = createTheme(vars, tokensOf(look, colours));
  // For native elements, such as the list of a select and scroll bars.
  globalStyle(`.${theme}`, { colorScheme: look.colorScheme });
  return theme;
}

/**
 * The light theme of the whole weekend. Call it in a `.css.ts` file of an app. The build then contains only this theme.
 *
 * @returns the class of the theme
 */
export const defineDayTheme = (colours: Palette): string => defineTheme(DAY, colours);

/** The dark theme of the Saturday site. Otherwise like `defineDayTheme`. */
export const defineNightTheme = (colours: Palette): string => defineTheme(NIGHT, colours);

/** Light or dark, as the person prefers. Paper is always light. Otherwise like `defineDayTheme`. */
export function defineDayAndNightTheme(day: Palette, night: Palette): string {
  const theme = defineDayTheme(day);
  globalStyle(`.${theme}`, {
    '@media': {
      'screen and (prefers-color-scheme: dark)': {
        vars: assignVars(vars, tokensOf(NIGHT, night)),
        colorScheme: NIGHT.colorScheme,
      },
    },
  });
  return theme;
}
