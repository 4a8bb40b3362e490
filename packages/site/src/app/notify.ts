import { optionalImport } from '../browser/lazy-import';
import { memoizeAsync } from '../browser/memoize-async';

type Toasts = typeof import('./toasts');

/**
 * Shows toasts. Important messages must also be in the page, because a toast disappears or may fail to load.
 *
 * @param load imports the code of the toasts, with the first one
 */
export function createNotify(load: () => Promise<Toasts>) {
  const fetchToasts = memoizeAsync(() => optionalImport(load));
  const openToasts = memoizeAsync(async () => {
    const toasts = await fetchToasts();
    await toasts.mountToaster();
    return toasts;
  });
  let isOpened = false;
  // One shared promise keeps the messages in order.
  const show = (message: string, showIn: (toasts: Toasts) => void) => {
    isOpened = true;
    openToasts()
      .then(showIn)
      .catch((error: unknown) => console.error(`The toast "${message}" was not shown:`, error));
  };
  return {
    success(message: string): void {
      show(message, ({ toast }) => toast.success(message));
    },
    /** @param options.id replaces the toast with the same id */
    error(message: string, options?: { readonly id?: string }): void {
      show(message, ({ toast }) => toast.error(message, options));
    },
    /** Removes all toasts, also those that are still loading. */
    dismiss(): void {
      // Do not load the code only to remove nothing.
      if (isOpened) show('', ({ toast }) => toast.dismiss());
    },
    /** Loads the code before the first toast. */
    prefetch(): void {
      // The first toast tries again.
      fetchToasts().catch(() => {});
    },
  };
}

export const notify = createNotify(() => import('./toasts'));
