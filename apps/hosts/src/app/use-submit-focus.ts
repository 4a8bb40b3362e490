import { type RefObject, useEffect, useRef } from 'react';
import type { FormState } from 'react-hook-form';

/**
 * Gives the focus back to the submit button of a form. The button loses it while it is disabled during a submit.
 *
 * @returns the ref of the form
 */
export function useSubmitFocus({
  isSubmitting,
}: Pick<FormState<object>, 'isSubmitting'>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isSubmitting) return;
    return () => {
      if (document.activeElement !== document.body) return;
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    };
  }, [isSubmitting]);
  return form;
}
