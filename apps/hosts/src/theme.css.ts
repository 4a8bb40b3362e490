import { dayColours } from 'content:colours';
import { defineDayTheme } from '@invitation/ui/theme/themes';

export const theme = defineDayTheme(dayColours);
