export const media = {
  /** A tablet or a computer. */
  wide: 'screen and (min-width: 48rem)',
  /** A phone that is held upright, with the navigation at its lower edge. */
  phone: 'screen and (width < 48rem) and (min-height: 26.01rem)',
  /** A phone with text of double size. */
  narrow: 'screen and (max-width: 17rem)',
  /** The smallest phone, or large text. */
  small: 'screen and (max-width: 22rem)',
  /** A phone on its side, or with the keyboard open. */
  low: 'screen and (max-height: 26rem)',
  /** High enough for a part that stays in sight. */
  high: 'screen and (min-height: 36rem)',
} as const;
