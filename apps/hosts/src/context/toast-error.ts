import { Conflict } from '@invitation/domain/rsvp/save';
import { common } from '@invitation/domain/words/hosts/common';
import { type ExternalToast, toast } from 'sonner';
import { messageOf } from '../model/store/hosts-errors';

export const UNTIL_CLOSED: ExternalToast = {
  duration: Number.POSITIVE_INFINITY,
  closeButton: true,
};

/** Shows an error until the host closes it. */
export const toastError = (error: unknown, options: ExternalToast = {}): void => {
  toast.error(error instanceof Conflict ? common.changed : messageOf(error), {
    ...UNTIL_CLOSED,
    ...options,
  });
};
