import { CONTROL_PAIRS, TEXT_PAIRS } from '@invitation/domain/event/palette';
import { dayColours, nightColours } from '@invitation/domain/fixtures/colours';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';

describe.each([
  ['day', dayColours],
  ['night', nightColours],
])('The %s theme', (_, palette) => {
  it.each(TEXT_PAIRS)('has enough contrast for text: %s on %s', (foreground, background) => {
    expect(wcagContrast(palette[foreground], palette[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROL_PAIRS)('has enough contrast for controls: %s on %s', (foreground, background) => {
    expect(wcagContrast(palette[foreground], palette[background])).toBeGreaterThanOrEqual(3);
  });
});
