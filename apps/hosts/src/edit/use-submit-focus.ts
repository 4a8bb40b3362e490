import { type RefObject, useEffect, useRef } from 'react';
import type { FormState } from 'react-hook-form';

/**
 * Gives the focus back to the submit button of a form, which loses it while it is disabled during a submit.
 *
 * @returns the ref of the button
 */
export function useSubmitFocus({
  isSubmitting,
}: Pick<FormState<object>, 'isSubmitting'>): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isSubmitting) return;
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isSubmitting]);
  return button;
}
