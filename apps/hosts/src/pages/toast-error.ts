import { Conflict } from '@invitation/domain/save';
import { common } from '@invitation/domain/words/hosts/common';
import { type ExternalToast, toast } from 'sonner';

export const UNTIL_CLOSED: ExternalToast = {
  duration: Number.POSITIVE_INFINITY,
  closeButton: true,
};

/** Shows an error until the host closes it. */
export const toastError = (error: unknown, options: ExternalToast = {}): void => {
  const message = error instanceof Error ? error.message : String(error);
  toast.error(error instanceof Conflict ? common.changed : message, {
    ...UNTIL_CLOSED,
    ...options,
  });
};
