import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What is wrong with a field, as zod reports it. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first issue of each field, as the errors of a form. */
export function fieldErrors<Values extends FieldValues>(
  issues: readonly Issue[],
): FieldErrors<Values> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) {
    errors[path.join('.')] ??= { type: 'schema', message };
  }
  return errors as FieldErrors<Values>;
}

/**
 * Connects react-hook-form with values that are kept outside of it. What the person types is reported. A value that
 * changes outside appears in the form, with its errors checked again after the first submit.
 */
export function useControlledForm<Values extends FieldValues, Result>(
  { formState, getValues, setValues, subscribe }: UseFormReturn<Values, unknown, Result>,
  values: Values,
  onChange: ((values: Values) => void) | undefined,
): void {
  const { isSubmitted } = formState;
  const report = useEffectEvent((typed: Values) => onChange?.(typed));
  const show = useEffectEvent(() => {
    const isOther = (name: Path<Values>) => getValues(name) !== values[name];
    if (Object.keys(values).some((name) => isOther(name as Path<Values>))) {
      setValues(values, { shouldValidate: isSubmitted });
    }
  });
  // Reads from react-hook-form. Its own changes have no event type.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed, type }) => type && report(typed),
      }),
    [subscribe],
  );
  // Writes to react-hook-form, before anything is painted.
  useLayoutEffect(() => {
    if (values) show();
  }, [values]);
}
