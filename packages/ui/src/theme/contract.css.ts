import { COLOURS } from '@invitation/domain/palette';
import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The design tokens that components use. A theme sets their values. */
export const vars = createGlobalThemeContract(
  {
    color: COLOURS,
    font: { display: '', body: '' },
    text: { small: '', body: '', large: '', title: '', display: '' },
    space: { xs: '', s: '', m: '', l: '', xl: '', xxl: '', gutter: '', inset: '' },
    radius: { control: '', card: '' },
    shadow: { card: '' },
    motion: { quick: '', calm: '' },
  },
  (_, path) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
