import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALBUM_SIZE } from '@invitation/domain/event/picture';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { pictureFaults } from './pictures';
import { makePictures } from './testing/make-pictures';

const PICTURES = [
  { name: 'one', ...ALBUM_SIZE },
  { name: 'two', ...ALBUM_SIZE },
  { name: 'thanks', width: 60, height: 40 },
  { name: 'profile', width: 12, height: 12 },
];
const EXIF = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 0/1' } };

let folder: string;
const file = (name: string) => join(folder, name);
const story = (shade = 0) =>
  sharp({
    create: { width: 600, height: 1067, channels: 3, background: { r: shade, g: 9, b: 9 } },
  });

const good = temporaryFolder(afterAll);
beforeAll(() => makePictures(good, PICTURES));
beforeEach(() => {
  folder = temporaryFolder();
  cpSync(good, folder, { recursive: true });
});

const messages = async () =>
  (await pictureFaults(folder, PICTURES)).map(({ file: name, message }) => `${name}: ${message}`);
const write = (name: string, picture: Sharp) => picture.toFile(file(name));

describe('pictureFaults', { timeout: 30_000 }, () => {
  it('accepts pictures in both sizes and both formats', async () => {
    expect(await messages()).toEqual([]);
  });

  it('accepts the hidden files of a Mac, which no build has', async () => {
    writeFileSync(file('.DS_Store'), '');
    expect(await messages()).toEqual([]);
  });

  it('reports each missing file', async () => {
    rmSync(file('one-600.avif'));
    rmSync(file('profile-24.webp'));
    expect(await messages()).toEqual([
      expect.stringMatching(/^one-600\.avif: is missing\. Add it/),
      expect.stringMatching(/^profile-24\.webp: is missing\./),
    ]);
  });

  it.each([
    ['EXIF with GPS', () => story().withExif(EXIF).webp(), 'one-600.webp', 'has EXIF, XMP'],
    [
      'EXIF with GPS',
      () => story().withExif(EXIF).avif({ effort: 0 }),
      'one-600.avif',
      'has EXIF, XMP',
    ],
    [
      'XMP',
      () => story().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>').webp(),
      'one-600.webp',
      'has EXIF, XMP',
    ],
    ['another format', () => story().jpeg(), 'one-600.webp', 'is not WEBP, but jpeg. Convert it.'],
    [
      'another width',
      () => story().resize(300).webp(),
      'one-600.webp',
      'is 300 by 534 pixels, not 600 by 1067.',
    ],
    [
      'another aspect ratio',
      () => story().resize(600, 600).webp(),
      'one-600.webp',
      'is 600 by 600 pixels, not 600 by 1067. Crop it, or scale it.',
    ],
  ])('rejects %s', async (_, make, name, message) => {
    await write(name, make());
    expect(await messages()).toEqual([expect.stringContaining(`${name}: ${message}`)]);
  });

  it('rejects a file that is not a picture or is not used', async () => {
    writeFileSync(file('one-600.webp'), 'GPS');
    writeFileSync(file('IMG_0001.jpg'), 'GPS');
    expect(await messages()).toEqual([
      expect.stringContaining('IMG_0001.jpg: is not used, but would be published.'),
      expect.stringContaining('one-600.webp: cannot be read as a picture.'),
    ]);
  });
});
