import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heicFile } from './heic';
import { exifBlock, exifOf, halves, noise, plain } from './pictures';

/** A capture time on this day of a month. */
export const day = (number: number) => `2024:05:${String(number).padStart(2, '0')} 12:00:00`;

/** Writes photographs of all formats and shapes. */
export async function makePhotographs(folder: string) {
  const file = (name: string) => join(folder, name);
  const heic = heicFile({
    width: 320,
    height: 240,
    colourAt: (x) => [x % 256, 101, 140],
    rotation: 3,
    exif: await exifBlock(day(14)),
  });
  writeFileSync(file('IMG_0001.HEIC'), heic);
  for (const number of [3, 6]) {
    await halves(480, 360, [number * 20, 20, 20], [20, number * 20, 220])
      .withExif(exifOf(day(15 - number)))
      .withMetadata({ orientation: number })
      .withIccProfile('p3')
      .jpeg()
      .toFile(file(`IMG_000${number}.JPG`));
  }
  await plain(9).png().toFile(file('chat 10.png'));
  await plain(10).webp().toFile(file('chat 9.webp'));
  await plain(11).avif({ effort: 0 }).toFile(file('chat 8.avif'));
  await plain(12, 30, 20).jpeg().toFile(file('small.jpg'));
  await noise(150, 200).jpeg().toFile(file('zz noise.jpg'));
  await plain(13, 2000, 100).greyscale().jpeg().toFile(file('panorama.jpg'));
}
