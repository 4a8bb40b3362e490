import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sampleFiles } from './sample-files';
import { drawScene, scenes } from './scene';

const FOLDER = fileURLToPath(
  new URL('../../../packages/domain/src/fixtures/public/pictures', import.meta.url),
);
const unknown = sampleFiles.map(({ name }) => name).filter((name) => !scenes[name]);
if (unknown.length > 0) {
  throw new Error(`There is no scene for ${unknown.join(', ')}. Draw it in src/scenes.`);
}

await mkdir(FOLDER, { recursive: true });
for (const file of await readdir(FOLDER)) await rm(join(FOLDER, file));
for (const { name, widths } of sampleFiles) {
  const scene = scenes[name];
  if (!scene) continue;
  const drawing = Buffer.from(drawScene(scene));
  for (const width of widths) {
    // The density makes sharp draw the SVG at its final size.
    const picture = sharp(drawing, { density: (72 * width) / scene.width }).resize(width);
    const file = join(FOLDER, `${name}-${width}`);
    await picture.clone().avif({ quality: 58, effort: 3 }).toFile(`${file}.avif`);
    await picture.clone().webp({ quality: 78 }).toFile(`${file}.webp`);
  }
}
console.log(`Drew ${sampleFiles.length} pictures into ${FOLDER}`);
