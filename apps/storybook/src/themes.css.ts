import { dayColours, nightColours } from '@invitation/domain/fixtures/colours';
import { defineDayTheme, defineNightTheme } from '@invitation/ui/theme/themes';

export const day = defineDayTheme(dayColours);
export const night = defineNightTheme(nightColours);
