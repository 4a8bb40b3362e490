import { COLOURS } from '@invitation/domain/event/palette';
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
    /** The opacity of lights in the drawings, and of the halo around them. */
    light: { fill: '', halo: '' },
    /** What a street is painted with: houses in the distance, two walls, and the leaves of October. */
    street: { far: '', wall: '', shade: '', leaf: '' },
    motion: { quick: '', calm: '' },
  },
  (_, path) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
