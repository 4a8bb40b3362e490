import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { exifOf, halves } from '@invitation/content/photos/testing/pictures';

/** As they come from a phone: large, upright or not, with the time of their capture. */
export async function photographsOfPhone(folder: string, count: number): Promise<string[]> {
  await mkdir(folder);
  const paths: string[] = [];
  for (let number = 1; number <= count; number++) {
    const [width, height] = number % 3 === 0 ? ([4032, 3024] as const) : ([3024, 4032] as const);
    const path = join(folder, `IMG_${4100 + number}.jpg`);
    await halves(width, height, [number * 8, 120, 90], [60, 90, 255 - number * 8])
      .withExif(exifOf(`2081:07:${String(number).padStart(2, '0')} 12:00:00`))
      .jpeg()
      .toFile(path);
    paths.push(path);
  }
  return paths;
}
