import { dayColours, nightColours, type Palette } from '@invitation/domain/content/colours';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';

/** WCAG 2.2, 1.4.3: text, in front of what it stands on. */
const TEXT: [keyof Palette, keyof Palette][] = [
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
const CONTROLS: [keyof Palette, keyof Palette][] = [
  ['border', 'page'],
  ['border', 'card'],
  ['accent', 'page'],
  ['accent', 'card'],
  ['danger', 'card'],
];

describe.each([
  ['day', dayColours],
  ['night', nightColours],
])('The colours of the %s', (_, palette) => {
  it.each(TEXT)('%s on %s reads as text', (front, behind) => {
    expect(wcagContrast(palette[front], palette[behind])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROLS)('%s on %s shows as a control', (front, behind) => {
    expect(wcagContrast(palette[front], palette[behind])).toBeGreaterThanOrEqual(3);
  });
});
