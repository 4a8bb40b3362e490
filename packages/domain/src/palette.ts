/** The colours of a theme, in CSS notation. Colours that are used together must reach WCAG AA. */
export interface Palette {
  readonly page: string;
  readonly card: string;
  readonly ink: string;
  readonly muted: string;
  /** Decorative lines. */
  readonly line: string;
  /** Borders of controls. */
  readonly border: string;
  readonly accent: string;
  readonly accentStrong: string;
  readonly onAccent: string;
  /** Lights in the drawings. Never text. */
  readonly glow: string;
  readonly danger: string;
  readonly dangerSurface: string;
  readonly success: string;
  readonly successSurface: string;
}

/** Text and its background; 4.5:1 (WCAG 2.2, 1.4.3). */
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
/** Borders of controls or the focus ring, and their background; 3:1 (WCAG 2.2, 1.4.11). */
export const CONTROL_PAIRS: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['border', 'page'],
  ['border', 'card'],
  ['accent', 'page'],
  ['accent', 'card'],
  ['danger', 'card'],
];
