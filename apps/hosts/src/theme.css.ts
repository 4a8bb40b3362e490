import { dayColours, nightColours } from 'content:colours';
import { defineDayAndNightTheme } from '@invitation/ui/theme/themes';

/** At a dark door, a light page would blind. */
export const theme = defineDayAndNightTheme(dayColours, nightColours);
