/** The colours of one light. Every pair that is used together has to reach WCAG AA. */
export interface Palette {
  /** Behind everything. */
  readonly page: string;
  /** The paper that content stands on. */
  readonly card: string;
  readonly ink: string;
  /** Text of less weight, still AA on page and card. */
  readonly muted: string;
  /** Hairlines that carry no meaning. */
  readonly line: string;
  /** Borders of controls, 3:1 on card. */
  readonly border: string;
  readonly accent: string;
  readonly accentStrong: string;
  readonly onAccent: string;
  /** A light in the evening: ornaments alone, never text. */
  readonly glow: string;
  readonly danger: string;
  readonly dangerSurface: string;
  readonly success: string;
  readonly successSurface: string;
}

/** WCAG 2.2, 1.4.3: text, in front of what it stands on. */
export const TEXT_PAIRS: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['ink', 'page'],
  ['ink', 'card'],
  ['muted', 'page'],
  ['muted', 'card'],
  ['accent', 'page'],
  ['accent', 'card'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['danger', 'card'],
  ['danger', 'dangerSurface'],
  ['success', 'successSurface'],
];
/** WCAG 2.2, 1.4.11: borders of controls and the ring of the focus. */
export const CONTROL_PAIRS: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['border', 'page'],
  ['border', 'card'],
  ['accent', 'page'],
  ['accent', 'card'],
  ['danger', 'card'],
];
