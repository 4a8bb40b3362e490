import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@invitation/vite/testing/temporary-folder';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { frame } from './frame';
import { readPhotograph } from './photograph';
import { type HeicPicture, heicFile } from './testing/heic';
import type { YCbCr } from './testing/hevc';
import { exifBlock, plain } from './testing/pictures';

const RED: YCbCr = [120, 110, 190];
const GREY: YCbCr = [128, 128, 128];
const UPRIGHT = { width: 96, height: 160 };

const folder = temporaryFolder(afterAll);

async function readHeic(more: Pick<HeicPicture, 'profile' | 'mirror'> = {}) {
  const path = join(folder, 'IMG_1.HEIC');
  const [width, height] = [UPRIGHT.height, UPRIGHT.width];
  const colourAt = (x: number) => (x < width / 2 ? RED : GREY);
  const exif = await exifBlock('2024:05:06 07:08:09');
  // Three quarter turns counter-clockwise: the left side becomes the top.
  writeFileSync(path, heicFile({ width, height, colourAt, rotation: 3, exif, ...more }));
  return readPhotograph(path);
}
const colours = async (...given: Parameters<typeof readHeic>) => {
  const photograph = await readHeic(...given);
  const { data } = await frame(await photograph.open(), UPRIGHT, 'cover');
  return { first: [...data.subarray(0, 3)], last: [...data.subarray(-3)] };
};

describe('a HEIC photograph', () => {
  it('has its capture time', async () => {
    expect((await readHeic()).takenAt).toBe(Date.UTC(2024, 4, 6, 7, 8, 9));
  });

  it('is turned upright once', async () => {
    const { first, last } = await colours();
    expect(first).toEqual([207, 82, 88]);
    expect(last).toEqual([128, 128, 128]);
  });

  it('is mirrored once', async () => {
    const { first, last } = await colours({ mirror: 0 });
    expect(first).toEqual([128, 128, 128]);
    expect(last).toEqual([207, 82, 88]);
  });

  it('is converted from its colour space', async () => {
    const { icc } = await sharp(await plain(1).withIccProfile('p3').jpeg().toBuffer()).metadata();
    // Display P3 has a stronger red than sRGB, and the same grey.
    const { first, last } = await colours(icc ? { profile: icc } : {});
    expect(first[0]).toBeGreaterThan(215);
    expect(first[1]).toBeLessThan(76);
    expect(last).toEqual([128, 128, 128]);
  });
});
