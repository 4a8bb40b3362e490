import { Conflict } from '@invitation/domain/save';
import { type ExternalToast, toast } from 'sonner';

const CHANGED =
  'Someone changed this while you were looking at it, so nothing was changed. Look at it again, then try again.';

/** Shows an error until the host closes it. */
export const toastError = (error: unknown, options: ExternalToast = {}): void => {
  const message = error instanceof Error ? error.message : String(error);
  toast.error(error instanceof Conflict ? CHANGED : message, {
    duration: Number.POSITIVE_INFINITY,
    closeButton: true,
    ...options,
  });
};
