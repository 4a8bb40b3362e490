import { mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { celebration } from '@invitation/domain/content/celebration';
import sharp from 'sharp';
import { drawScene, type Scene } from './scene';

const FOLDER = fileURLToPath(
  new URL('../../../packages/domain/src/content/public/pictures', import.meta.url),
);

const { stories, thankYouPicture, profilePicture } = celebration;
const pictures: { url: string; scene: Scene }[] = [
  ...stories.map(({ url }, index) => ({
    url,
    scene: { seed: index + 1, width: 600, height: 1067 },
  })),
  { url: thankYouPicture.url, scene: { seed: 23, width: 600, height: 400 } },
  { url: profilePicture.url, scene: { seed: 30, width: 96, height: 96 } },
];

await mkdir(FOLDER, { recursive: true });
for (const { url, scene } of pictures) {
  await sharp(Buffer.from(drawScene(scene)))
    .webp({ quality: 80 })
    .toFile(`${FOLDER}/${basename(url)}`);
}
console.log(`Drew ${pictures.length} pictures into ${FOLDER}`);
