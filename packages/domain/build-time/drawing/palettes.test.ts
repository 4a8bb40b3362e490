import { expect, it } from 'vitest';
import { fc } from '../../src/fixtures/fast-check.js';
import { contrastFaults } from './contrast';
import { PALETTE_NAMES, palettesOf } from './palettes';

const faultsOf = (palette: string) => Object.values(palettesOf(palette)).flatMap(contrastFaults);

it.each(PALETTE_NAMES)('The palette %s is readable by day and by night', (name) => {
  expect(faultsOf(name)).toEqual([]);
});

it('A palette from any accent is readable by day and by night', () => {
  const accent = fc
    .integer({ min: 0, max: 0xffffff })
    .map((it) => `#${it.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(accent, (each) => {
      expect(faultsOf(each)).toEqual([]);
    }),
    {
      numRuns: 200,
      examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#00ffff'], ['#808080']],
    },
  );
});

it('A readable accent stays as it is', () => {
  expect(palettesOf('#8c1f34').day.accent).toBe('#8c1f34');
});

it('The palettes differ', () => {
  const accents = PALETTE_NAMES.map((name) => palettesOf(name).day.accent);
  expect(new Set(accents).size).toBe(8);
});
