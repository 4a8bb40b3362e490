export const COLOURS = {
  page: 'The background of the page',
  card: 'The background of cards',
  ink: 'The main color of text',
  muted: 'Secondary text',
  line: 'Decorative lines',
  border: 'Borders of controls',
  accent: 'Buttons and links',
  accentStrong: 'A button under the pointer',
  onAccent: 'Text on buttons',
  glow: 'Lights in the drawings, never text',
  danger: 'Text of errors',
  dangerSurface: 'The background of errors',
  success: 'Text of good news',
  successSurface: 'The background of good news',
} as const;

export type ColourName = keyof typeof COLOURS;

/** In CSS notation. */
export type Palette = Readonly<Record<ColourName, string>>;

/** Text on its background: 4.5:1 (WCAG 2.2, 1.4.3). */
export const TEXT_PAIRS: readonly (readonly [ColourName, ColourName])[] = [
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
/** Borders of controls on their background: 3:1 (WCAG 2.2, 1.4.11). Other colours of controls are also colours of text. */
export const CONTROL_PAIRS: readonly (readonly [ColourName, ColourName])[] = [
  ['border', 'page'],
  ['border', 'card'],
];

/** Two colours to mix, and the percentage of the first one. */
type Mix = readonly [keyof Palette, number, keyof Palette];

export const STREET: Record<'day' | 'night', Record<'far' | 'wall' | 'shade' | 'leaf', Mix>> = {
  day: {
    far: ['line', 75, 'page'],
    wall: ['accent', 40, 'border'],
    shade: ['accent', 62, 'muted'],
    leaf: ['glow', 75, 'accent'],
  },
  night: {
    far: ['line', 45, 'page'],
    wall: ['border', 34, 'page'],
    shade: ['border', 20, 'page'],
    leaf: ['glow', 40, 'page'],
  },
};
