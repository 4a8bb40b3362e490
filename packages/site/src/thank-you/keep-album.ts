import type { Picture } from '@invitation/domain/event/celebration';
import { pictureAddress, pictureFiles } from '@invitation/domain/event/picture';
import { runWhenIdle } from '../browser/run-when-idle';

/** The most pictures to keep: less than half of the worker's limit, so that an album fits in both sizes. */
const LIMIT = 90;

/** https://wicg.github.io/netinfo/, which WebKit and Firefox do not have. */
const savesData = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
};

/** The format that the browser has chosen for the pictures on this page. */
const chosenFormat = (): 'avif' | 'webp' =>
  document.querySelector<HTMLImageElement>('picture img')?.currentSrc.includes('.avif')
    ? 'avif'
    : 'webp';

const isKept = async (paths: readonly string[]): Promise<boolean> => {
  const copies = await Promise.all(paths.map((path) => caches.match(path)));
  return copies.some(Boolean);
};

/**
 * Lets the album open without a connection, even if the guest has not watched it before (B12). Loads the smallest pictures one by
 * one while the page is idle, and the worker keeps them.
 *
 * @param signal aborted when the guest leaves the page
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
    // Stopping within a picture would make Firefox report an error of the worker.
    if (signal.aborted) return;
    const response = await fetch(pictureAddress(url, format, width), { priority: 'low' });
    await response.arrayBuffer();
  }
}
