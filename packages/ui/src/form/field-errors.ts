import type { FieldErrors, FieldValues } from 'react-hook-form';

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
