import { type ExternalToast, toast } from 'sonner';

/** Shows an error until the host closes it. */
export const toastError = (error: unknown, options: ExternalToast = {}): void => {
  toast.error(error instanceof Error ? error.message : String(error), {
    duration: Number.POSITIVE_INFINITY,
    closeButton: true,
    ...options,
  });
};
