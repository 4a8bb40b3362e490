import { loadOptional } from './load';
import { openOnce } from './open-once';

type Toasts = typeof import('./toasts');

/**
 * Shows toasts with code that arrives with the first of them. A toast vanishes and may not be shown at all: what a
 * guest must know also stands in the page.
 *
 * @param load fetches that code
 */
export function createNotify(load: () => Promise<Toasts>) {
  const fetchToasts = openOnce(() => loadOptional(load));
  const openToasts = openOnce(async () => {
    const toasts = await fetchToasts();
    await toasts.mountToaster();
    return toasts;
  });
  /** Shows a message after those that came before it. */
  const show = (message: string, showIn: (toasts: Toasts) => void) => {
    openToasts()
      .then(showIn)
      .catch((error: unknown) => console.error(`The toast "${message}" was not shown:`, error));
  };
  return {
    success(message: string): void {
      show(message, ({ toast }) => toast.success(message));
    },
    /** @param options.id takes the place of the toast with the same id */
    error(message: string, options?: { readonly id?: string }): void {
      show(message, ({ toast }) => toast.error(message, options));
    },
    /** Fetches the code ahead, so that the first toast shows at once. */
    prefetch(): void {
      // A failure is logged with the toast that needs the code.
      fetchToasts().catch(() => {});
    },
  };
}

/** The site's toasts. */
export const notify = createNotify(() => import('./toasts'));
