import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { cropAround, frame, type Pixels } from './frame';
import { BLUE, halves, plain, RED, type Rgb } from './testing/pictures';

const SIZE = { width: 90, height: 160 };
/** The largest difference of a colour after lossy compression. */
const TOLERANCE = 12;

const colourAt = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];
function expectColour(pixels: Pixels, [x, y]: readonly [number, number], colour: Rgb) {
  const found = colourAt(pixels, x, y);
  const differences = found.map((value, at) => Math.abs(value - (colour[at] ?? 0)));
  expect(Math.max(...differences), `${found} is not ${colour}`).toBeLessThanOrEqual(TOLERANCE);
}
const best = (picture: Sharp) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });

describe('frame', () => {
  it('fills the frame with three channels', async () => {
    const grey = await plain(3).greyscale().jpeg().toBuffer();
    const { data, ...size } = await frame(grey, SIZE, 'cover');
    expect(size).toEqual(SIZE);
    expect(data).toHaveLength(90 * 160 * 3);
  });

  it.each([
    [1, [5, 80], [84, 80]],
    [3, [84, 80], [5, 80]],
    [6, [45, 5], [45, 154]],
    [8, [45, 154], [45, 5]],
  ] as const)('turns EXIF orientation %d upright', async (orientation, red, blue) => {
    const [width, height] = orientation > 4 ? [320, 180] : [180, 320];
    const input = await best(halves(width, height)).withMetadata({ orientation }).toBuffer();
    const pixels = await frame(input, SIZE, 'cover');
    expectColour(pixels, red, RED);
    expectColour(pixels, blue, BLUE);
  });

  it('crops around what draws the eye', async () => {
    const face = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="300"><rect width="800" height="300" fill="#667"/><circle cx="700" cy="150" r="60" fill="#e8b08c"/><path d="M670 130h20M710 130h20M680 180h40" stroke="#000" stroke-width="8"/></svg>',
    );
    const pixels = await frame(await sharp(face).png().toBuffer(), SIZE, 'cover');
    const skin = Array.from({ length: 90 }, (_, x) => colourAt(pixels, x, 85)[0] ?? 0);
    expect(Math.max(...skin)).toBeGreaterThan(200);
  });

  it.each([
    [0.1, RED],
    [0.9, BLUE],
  ])('crops around a focus at %d of the width', async (x, colour) => {
    const input = await best(halves(400, 200)).toBuffer();
    const pixels = await frame(input, SIZE, { x, y: 0.5 });
    expectColour(pixels, [1, 80], colour);
    expectColour(pixels, [88, 80], colour);
  });

  it('measures a focus in the upright photograph', async () => {
    const input = await best(halves(400, 200)).withMetadata({ orientation: 6 }).toBuffer();
    const pixels = await frame(input, { width: 90, height: 45 }, { x: 0.5, y: 0.1 });
    expectColour(pixels, [45, 2], RED);
    expectColour(pixels, [45, 42], RED);
  });

  it('contains the whole photograph on a darker, blurred ground', async () => {
    const input = await best(halves(400, 200)).toBuffer();
    const pixels = await frame(input, SIZE, 'contain');
    expect(pixels).toMatchObject(SIZE);
    expectColour(pixels, [2, 80], RED);
    expectColour(pixels, [87, 80], BLUE);
    const [red = 0, , blue = 0] = colourAt(pixels, 2, 5);
    expect(red).toBeGreaterThan(blue);
    expect(red).toBeLessThan(RED[0] - TOLERANCE);
  });

  it('converts a wide colour space to sRGB', async () => {
    const input = await best(halves(400, 200, RED, RED))
      .withIccProfile('p3')
      .toBuffer();
    // Without the conversion, this red would be (201, 49, 36).
    expectColour(await frame(input, SIZE, 'cover'), [45, 80], RED);
  });

  it('converts CMYK, and lays transparency on white', async () => {
    const cmyk = await plain(9).toColourspace('cmyk').jpeg().toBuffer();
    expect(await frame(cmyk, SIZE, 'cover')).toMatchObject(SIZE);
    const clear = await sharp({ create: { ...SIZE, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expectColour(await frame(clear, SIZE, 'cover'), [9, 9], [255, 255, 255]);
  });

  it('rejects a photograph that is cut off', async () => {
    const input = await best(halves(400, 200)).toBuffer();
    const half = input.subarray(0, input.length / 2);
    await expect(frame(half, SIZE, 'cover')).rejects.toThrow();
  });
});

describe('cropAround', () => {
  it('stays inside of the photograph', () => {
    const landscape = { width: 1600, height: 900 };
    expect(cropAround(landscape, { width: 9, height: 16 }, { x: 1, y: 0 })).toEqual({
      left: 1094,
      top: 0,
      width: 506,
      height: 900,
    });
    expect(cropAround({ width: 1, height: 5000 }, SIZE, { x: 0.5, y: 0.5 })).toMatchObject({
      width: 1,
      height: 1,
    });
  });
});
