import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { palettesOf } from '@invitation/domain/build-time/drawing/palettes';
import { expect, it } from 'vitest';
import { iconOf } from './files';
import { FIXTURES } from './folder';

it('The icon has the colours of the chosen palette by day and by night', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync(FIXTURES, folder, { recursive: true });
    const file = join(folder, 'celebration.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^colours:\n( .*\n?)+/m, 'palette: lagoon\n'));
    const { day, night } = palettesOf('lagoon');
    for (const [icon, colours] of [
      [iconOf('full', folder), day],
      [iconOf('saturday', folder), night],
    ] as const) {
      expect(icon).toContain(`fill="${colours.accent}"`);
      expect(icon).toContain(`fill="${colours.glow}"`);
      expect(icon).not.toContain('var(');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
