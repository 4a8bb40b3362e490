import { type RefObject, useEffect } from 'react';
import type { FormState } from 'react-hook-form';

/**
 * After a refused submit, focuses the first invalid control on the page. react-hook-form would focus the first registered one.
 *
 * @returns whether the last submit was refused because of errors, and one of them is left
 */
export function useFaults(
  root: RefObject<HTMLElement | null>,
  {
    submitCount,
    errors,
    isSubmitSuccessful,
  }: Pick<FormState<object>, 'submitCount' | 'errors' | 'isSubmitSuccessful'>,
): boolean {
  useEffect(() => {
    if (submitCount === 0) return;
    const control = root.current?.querySelector<HTMLInputElement>(
      '[aria-invalid="true"]:not(:disabled)',
    );
    control?.focus();
    // WebKit scrolls only to the control.
    control?.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  }, [root, submitCount]);
  return submitCount > 0 && !isSubmitSuccessful && Object.keys(errors).length > 0;
}
