import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frame } from './frame';
import { readPhotograph } from './photograph';
import { heicFile } from './testing/heic';
import type { YCbCr } from './testing/hevc';
import { exifBlock, plain } from './testing/pictures';

const RED: YCbCr = [120, 110, 190];
const GREY: YCbCr = [128, 128, 128];
const UPRIGHT = { width: 96, height: 160 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heic-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function readHeic(profile?: Buffer) {
  const path = join(folder, 'IMG_1.HEIC');
  const [width, height] = [UPRIGHT.height, UPRIGHT.width];
  const colourAt = (x: number) => (x < width / 2 ? RED : GREY);
  const exif = await exifBlock('2024:05:06 07:08:09');
  // Three quarter turns counter-clockwise: the left side becomes the top.
  const picture = { width, height, colourAt, rotation: 3, exif };
  writeFileSync(path, heicFile(profile ? { ...picture, profile } : picture));
  return readPhotograph(path);
}
const topColour = async (profile?: Buffer) => {
  const photograph = await readHeic(profile);
  const { data } = await frame(await photograph.open(), UPRIGHT, 'cover');
  return { first: [...data.subarray(0, 3)], last: [...data.subarray(-3)] };
};

describe('a HEIC photograph', () => {
  it('has its capture time', async () => {
    expect((await readHeic()).takenAt).toBe(Date.UTC(2024, 4, 6, 7, 8, 9));
  });

  it('is turned upright once', async () => {
    const { first, last } = await topColour();
    expect(first).toEqual([207, 82, 88]);
    expect(last).toEqual([128, 128, 128]);
  });

  it('is converted from its colour space', async () => {
    const { icc } = await sharp(await plain(1).withIccProfile('p3').jpeg().toBuffer()).metadata();
    // Display P3 has a stronger red than sRGB, and the same grey.
    const { first, last } = await topColour(icc);
    expect(first[0]).toBeGreaterThan(215);
    expect(first[1]).toBeLessThan(76);
    expect(last).toEqual([128, 128, 128]);
  });
});
