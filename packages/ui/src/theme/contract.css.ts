import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The names that every component styles itself with. A theme gives them their values. */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Behind everything. */
      page: '',
      /** The paper that content stands on. */
      card: '',
      ink: '',
      /** Text of less weight, still AA on page and card. */
      muted: '',
      /** Hairlines that carry no meaning. */
      line: '',
      /** Borders of controls, 3:1 on card. */
      border: '',
      accent: '',
      accentStrong: '',
      onAccent: '',
      /** A light in the evening: ornaments alone, never text. */
      glow: '',
      danger: '',
      dangerSurface: '',
      success: '',
      successSurface: '',
    },
    font: { display: '', body: '' },
    text: { small: '', body: '', large: '', title: '', display: '' },
    space: { xs: '', s: '', m: '', l: '', xl: '', xxl: '' },
    radius: { control: '', card: '' },
    shadow: { card: '' },
    motion: { quick: '', calm: '' },
  },
  (_, path) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
