import { optionalImport } from '../browser/lazy-import';
import { memoizeAsync } from '../browser/memoize-async';

type Toasts = typeof import('./toasts');

/** A toast disappears or may fail to load, so important messages must also be in the page. */
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
    /** Shows what happened. The page says what to do, with `adviceOf`. @param options.id replaces the toast with this id */
    error(message: string, options?: { readonly id?: string }): void {
      show(message, ({ toast }) => toast.error(message.split('\n', 1)[0], options));
    },
    dismiss(): void {
      if (isOpened) show('', ({ toast }) => toast.dismiss());
    },
    prefetch(): void {
      // The first toast tries again.
      fetchToasts().catch(() => {});
    },
  };
}

export const notify = createNotify(() => import('./toasts'));
