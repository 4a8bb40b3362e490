import { nightColours } from 'content:colours';
import { defineNightTheme } from '@invitation/ui/theme/themes';

export const theme = defineNightTheme(nightColours);
