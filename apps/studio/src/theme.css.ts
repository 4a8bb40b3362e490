import { palettesOf } from '@invitation/domain/build-time/drawing/palettes';
import { defineDayAndNightTheme } from '@invitation/ui/theme/themes';

const { day, night } = palettesOf('harbour');

/** The studio's own, so that it opens with any content. */
export const theme = defineDayAndNightTheme(day, night);
