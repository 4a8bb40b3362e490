import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawScene, scenes } from './scene';
import { wanted } from './wanted';

const FOLDER = fileURLToPath(
  new URL('../../../packages/domain/src/fixtures/public/pictures', import.meta.url),
);
const unknown = wanted.map(({ name }) => name).filter((name) => !scenes[name]);
if (unknown.length > 0) {
  throw new Error(
    `There is no scene for ${unknown.join(', ')}. Draw it in src/scenes, or take the picture from a photograph.`,
  );
}

await mkdir(FOLDER, { recursive: true });
for (const file of await readdir(FOLDER)) await rm(join(FOLDER, file));
for (const { name, widths } of wanted) {
  const scene = scenes[name];
  if (!scene) continue;
  const drawing = Buffer.from(drawScene(scene));
  for (const width of widths) {
    // Drawn at its size, not enlarged; sharp writes no metadata unless it is asked to.
    const picture = sharp(drawing, { density: (72 * width) / scene.width }).resize(width);
    const file = join(FOLDER, `${name}-${width}`);
    await picture.clone().avif({ quality: 58, effort: 3 }).toFile(`${file}.avif`);
    await picture.clone().webp({ quality: 78 }).toFile(`${file}.webp`);
  }
}
console.log(`Drew ${wanted.length} pictures into ${FOLDER}`);
