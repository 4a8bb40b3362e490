import { dayColours, nightColours } from 'content:colours';
import {
  defineDayAndNightTheme,
  defineDayTheme,
  defineNightTheme,
} from '@invitation/ui/theme/themes';

/** At a dark door, a light page would blind. */
export const theme = defineDayAndNightTheme(dayColours, nightColours);

/** The themes of cards to print: a card has the theme of the site that it leads to. */
export const cardThemes = {
  weekend: defineDayTheme(dayColours),
  saturday: defineNightTheme(nightColours),
};
