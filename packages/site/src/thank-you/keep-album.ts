import type { Picture } from '@invitation/domain/celebration';
import { pictureAddress, pictureFiles } from '@invitation/domain/picture';
import { runWhenIdle } from '../browser/run-when-idle';

/** Less than half of what the worker keeps, so that an album in both sizes has room. */
const LIMIT = 90;

/** https://wicg.github.io/netinfo/, which WebKit and Firefox do not have. */
const savesData = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
};

/** Of the pictures on the page, which the browser has chosen. */
const chosenFormat = (): 'avif' | 'webp' =>
  document.querySelector<HTMLImageElement>('picture img')?.currentSrc.includes('.avif')
    ? 'avif'
    : 'webp';

const isKept = async (paths: readonly string[]): Promise<boolean> => {
  const copies = await Promise.all(paths.map((path) => caches.match(path)));
  return copies.some(Boolean);
};

/**
 * Lets the album open without a connection although it was not watched before (B12): the worker keeps each picture that is
 * loaded here, in its smallest size. One after another, and only while nothing else happens.
 *
 * @param signal ends it when the guest leaves the page, as the album loads its pictures by itself
 */
export async function keepAlbum(
  pictures: readonly Pick<Picture, 'url' | 'width'>[],
  signal: AbortSignal,
): Promise<void> {
  if (savesData()) return;
  const format = chosenFormat();
  // The worker keeps nothing of other origins.
  const own = pictures.filter(({ url }) => url.startsWith('/')).slice(0, LIMIT);
  for (const { url, width } of own) {
    if (await isKept(pictureFiles(url, width).map(({ file }) => file))) continue;
    await new Promise<void>(runWhenIdle);
    // Not in the middle of a picture, which Firefox would report as an error of the worker.
    if (signal.aborted) return;
    const response = await fetch(pictureAddress(url, format, width), { priority: 'low' });
    await response.arrayBuffer();
  }
}
