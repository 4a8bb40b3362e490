import { dayColours, nightColours } from 'content:colours';
import { defineDayTheme, defineNightTheme } from '@invitation/ui/theme/themes';

/** The theme of the site that a card leads to. */
export const themes = {
  weekend: defineDayTheme(dayColours),
  saturday: defineNightTheme(nightColours),
};
