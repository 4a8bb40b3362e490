import { dayColours, nightColours } from '@invitation/domain/fixtures/colours';
import { CONTROL_PAIRS, TEXT_PAIRS } from '@invitation/domain/palette';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';

describe.each([
  ['day', dayColours],
  ['night', nightColours],
])('The colours of the %s', (_, palette) => {
  it.each(TEXT_PAIRS)('%s on %s reads as text', (front, behind) => {
    expect(wcagContrast(palette[front], palette[behind])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROL_PAIRS)('%s on %s shows as a control', (front, behind) => {
    expect(wcagContrast(palette[front], palette[behind])).toBeGreaterThanOrEqual(3);
  });
});
