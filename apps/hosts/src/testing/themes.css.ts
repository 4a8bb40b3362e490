import { dayColours, nightColours } from '@invitation/domain/fixtures/colours';
import { defineDayTheme, defineNightTheme } from '@invitation/ui/theme/themes';

export const cardThemes = {
  weekend: defineDayTheme(dayColours),
  saturday: defineNightTheme(nightColours),
};
