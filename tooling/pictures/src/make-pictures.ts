import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { celebration } from '@invitation/domain/content/celebration';
import sharp from 'sharp';
import { drawScene, type Scene } from './scene';

const FOLDER = fileURLToPath(
  new URL('../../../packages/domain/src/content/public/pictures', import.meta.url),
);
/** Widths that the pages ask for: 600 CSS pixels, at one and at two dots each. */
const WIDTHS = [600, 1200];

const { stories, thankYouPicture, profilePicture } = celebration;
const pictures: { url: string; scene: Scene }[] = [
  ...stories.map(({ url }, index) => ({
    url,
    scene: { seed: index + 1, width: 600, height: 1067 },
  })),
  { url: thankYouPicture.url, scene: { seed: 23, width: 600, height: 400 } },
  { url: profilePicture.url, scene: { seed: 30, width: 600, height: 600 } },
];

await mkdir(FOLDER, { recursive: true });
for (const file of await readdir(FOLDER)) await rm(join(FOLDER, file));
for (const { url, scene } of pictures) {
  const drawing = Buffer.from(drawScene(scene));
  for (const width of WIDTHS) {
    // Drawn at its size, not enlarged; sharp writes no metadata unless it is asked to.
    const picture = sharp(drawing, { density: (72 * width) / scene.width }).resize(width);
    const file = join(FOLDER, `${basename(url)}-${width}`);
    await picture.clone().avif({ quality: 55, effort: 3 }).toFile(`${file}.avif`);
    await picture.clone().webp({ quality: 76, effort: 6 }).toFile(`${file}.webp`);
  }
}
console.log(`Drew ${pictures.length} pictures into ${FOLDER}`);
