import { type Palette, STREET } from '@invitation/domain/event/palette';
import { assignVars, createTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { displayFamily } from './font.css';
import { bodyFamily, scale } from './scale';

const DAY = {
  // `only`: a browser that darkens bright pages leaves paper as it is.
  colorScheme: 'only light',
  shadow: { card: '0 1px 2px rgb(64 40 20 / 0.12), 0 12px 32px rgb(64 40 20 / 0.12)' },
  light: { fill: '0.8', halo: '0' },
  street: STREET.day,
} as const;

const NIGHT = {
  colorScheme: 'dark',
  shadow: { card: '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.35)' },
  light: { fill: '1', halo: '0.28' },
  street: STREET.night,
} as const;

function streetOf({ far, wall, shade, leaf }: typeof STREET.day, colours: Palette) {
  const mix = ([colour, percent, other]: typeof far) =>
    `color-mix(in oklab, ${colours[colour]} ${percent}%, ${colours[other]})`;
  return { far: mix(far), wall: mix(wall), shade: mix(shade), leaf: mix(leaf) };
}

const tokensOf = ({ shadow, light, street }: typeof DAY | typeof NIGHT, colours: Palette) => ({
  ...scale,
  font: { display: displayFamily, body: bodyFamily },
  color: { ...colours },
  shadow,
  light,
  street: streetOf(street, colours),
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
