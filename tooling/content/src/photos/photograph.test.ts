import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { temporaryFolder } from '@invitation/vite/testing/temporary-folder';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { framed } from './encode';
import { readPhotograph } from './photograph';
import { heicFile } from './testing/heic';
import { noise, RED, type Rgb } from './testing/pictures';

const GREY: Rgb = [110, 110, 110];
const WHITE: Rgb = [255, 255, 255];
/** The values of RED in Display P3. */
const RED_IN_P3: Rgb = [201, 49, 36];
/** The largest difference of a colour after compression. CMYK has no such red. */
const TOLERANCE = 6;
const CMYK_TOLERANCE = 24;

const folder = temporaryFolder(afterAll);

const flat = ([r, g, b]: Rgb, alpha?: number): Sharp =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: alpha === undefined ? 3 : 4,
      background: { r, g, b, alpha: alpha ?? 1 },
    },
  });
const jpeg = (picture: Sharp) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
const input = (name: string) => readFile(new URL(`testing/inputs/${name}`, import.meta.url));

/** Says that the pixels are in another colour space, where a file has the place for it. */
async function withCodes(file: Promise<Buffer>, primaries: number, transfer: number) {
  const bytes = await file;
  const at = bytes.indexOf('nclx') + 4;
  expect(at).toBeGreaterThan(4);
  bytes.writeUInt16BE(primaries, at);
  bytes.writeUInt16BE(transfer, at + 2);
  return bytes;
}

/** A PNG with such numbers in a chunk after its first one. */
async function pngWithCodes(picture: Sharp, primaries: number, transfer: number) {
  const png = await picture.png().toBuffer();
  const chunk = Buffer.from([0, 0, 0, 4, ...Buffer.from('cICP'), primaries, transfer, 0, 1]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(chunk.subarray(4)));
  return Buffer.concat([png.subarray(0, 33), chunk, checksum, png.subarray(33)]);
}

/** With the values of RED in Display P3. */
const heic = (colourCodes: readonly [number, number]) =>
  Promise.resolve(heicFile({ width: 64, height: 48, colourAt: () => [92, 96, 206], colourCodes }));

async function read(name: string, file: Promise<Buffer> | Buffer) {
  const path = join(folder, name);
  writeFileSync(path, await file);
  return readPhotograph(path);
}
/** In the middle of the finished picture. */
async function colourOf(name: string, file: Promise<Buffer> | Buffer): Promise<number[]> {
  const photograph = await read(name, file);
  const { data } = await framed(photograph, { name: '', width: 16, height: 16 }, 'cover');
  const middle = (data.length / 3 / 2 + 16) * 3;
  return [...data.subarray(middle, middle + 3)];
}

describe('The colours of a photograph are right', () => {
  it.each<[string, string, () => Promise<Buffer>, Rgb, number?]>([
    ['Display P3', 'a.png', () => flat(RED).withIccProfile('p3').png().toBuffer(), RED],
    ['Display P3', 'a.jpg', () => jpeg(flat(RED).withIccProfile('p3')).toBuffer(), RED],
    ['Display P3', 'a.webp', () => flat(RED).withIccProfile('p3').webp().toBuffer(), RED],
    [
      'Display P3 and 16 bits',
      'b.png',
      () => flat(RED).toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
      RED,
    ],
    ['16 bits', 'c.png', () => flat(RED).toColourspace('rgb16').png().toBuffer(), RED],
    ['Adobe RGB', 'd.jpg', () => input('adobe-rgb.jpg'), RED],
    ['Display P3 as numbers', 'e.png', () => pngWithCodes(flat(RED_IN_P3), 12, 13), RED],
    ['Display P3 as numbers', 'f.avif', () => withCodes(input('codes.avif'), 12, 13), RED],
    ['Display P3 as numbers', 'g.heic', () => heic([12, 13]), RED],
    ['sRGB as numbers', 'h.heic', () => heic([1, 13]), RED_IN_P3],
    ['greyscale', 'i.jpg', () => jpeg(flat(GREY).toColourspace('b-w')).toBuffer(), GREY],
    [
      'greyscale and 16 bits',
      'j.png',
      () => flat(GREY).toColourspace('grey16').png().toBuffer(),
      GREY,
    ],
    ['CMYK', 'k.jpg', () => jpeg(flat(RED).toColourspace('cmyk')).toBuffer(), RED, CMYK_TOLERANCE],
    [
      'CMYK with its profile',
      'l.jpg',
      () => jpeg(flat(RED).toColourspace('cmyk').withIccProfile('cmyk')).toBuffer(),
      RED,
      CMYK_TOLERANCE,
    ],
    ['a transparent part, on white', 'm.png', () => flat(RED, 0).png().toBuffer(), WHITE],
    ['a transparent part, on white', 'n.heic', () => input('clear.heic'), WHITE],
    ['several pictures: its primary one', 'o.heic', () => input('several.heic'), RED],
    ['another ending', 'p.jpg', () => input('several.heic'), RED],
    ['another ending', 'q.heic', () => flat(RED).png().toBuffer(), RED],
  ])('with %s (%s)', async (_, name, file, colour, tolerance = TOLERANCE) => {
    const found = await colourOf(name, await file());
    const differences = found.map((value, at) => Math.abs(value - (colour[at] ?? 0)));
    expect(Math.max(...differences), `${found} is not ${colour}`).toBeLessThanOrEqual(tolerance);
  });

  it('of an animation, of which it is the first frame', async () => {
    const frames = await Promise.all([RED, GREY].map((colour) => flat(colour).png().toBuffer()));
    const animated = sharp(frames, { join: { animated: true } }).webp({ lossless: true });
    expect(await colourOf('moving.webp', animated.toBuffer())).toEqual(RED);
  });
});

/** A JPEG of a camera that is set to Adobe RGB and writes no profile. sharp's types do not know this directory. */
const ADOBE_RGB = { IFD0: {}, IFD4: { InteroperabilityIndex: 'R03' } };
const adobeWithoutProfile = () => jpeg(flat(RED)).withExif(ADOBE_RGB).toBuffer();

describe('A photograph is refused with what to do', () => {
  it.each<[string, string, () => Promise<Buffer>]>([
    ['hdr.heic is HDR or in a rare color space.', 'hdr.heic', () => heic([9, 16])],
    [
      'hdr.avif is HDR or in a rare color space.',
      'hdr.avif',
      () => withCodes(input('codes.avif'), 9, 18),
    ],
    ['hdr.png is HDR or in a rare color space.', 'hdr.png', () => pngWithCodes(flat(RED), 9, 16)],
    ['film.heic is HDR or in a rare color space.', 'film.heic', () => heic([8, 13])],
    ['adobe.jpg is in Adobe RGB, but has no color profile.', 'adobe.jpg', adobeWithoutProfile],
    ['empty.jpg is empty. Copy it here again.', 'empty.jpg', async () => Buffer.alloc(0)],
    [
      'text.jpg cannot be read as a picture. If it is one,',
      'text.jpg',
      async () => Buffer.from('x'),
    ],
    ['a.jpg is TIFF, not JPEG', 'a.jpg', () => flat(RED).tiff().toBuffer()],
  ])('%s', async (message, name, file) => {
    await expect(read(name, file())).rejects.toThrow(message);
    await expect(read(name, file())).rejects.toThrow(/Export it as JPEG|export it as JPEG|Copy it/);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['cut.heic', () => input('several.heic')],
    ['cut.png', () => noise(64, 48).png().toBuffer()],
    ['cut.webp', () => noise(64, 48).webp().toBuffer()],
    ['cut.avif', () => noise(64, 48).avif({ effort: 0 }).toBuffer()],
    ['cut.jpg', () => noise(64, 48).jpeg().toBuffer()],
  ])('%s, which is cut off', async (name, file) => {
    const whole = await file();
    const cut = whole.subarray(0, whole.length * 0.9);
    await expect(colourOf(name, cut)).rejects.toThrow(
      new RegExp(
        `^${name} (is damaged .* Export it again|cannot be read .* export it as JPEG)\\.$`,
      ),
    );
  });
});
