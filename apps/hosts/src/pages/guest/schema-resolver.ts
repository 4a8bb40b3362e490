import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Issues of a schema as errors of a form: the first one of each field. */
export function fieldErrors<Values extends FieldValues>(
  issues: readonly z.core.$ZodIssue[],
): FieldErrors<Values> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) {
    errors[path.join('.')] ??= { type: 'schema', message };
  }
  return errors as FieldErrors<Values>;
}

/**
 * Validates a form with a schema of the domain.
 *
 * @param prepare converts the texts of the form to what the schema reads
 */
export const schemaResolver =
  <Values extends FieldValues, Result>(
    schema: z.ZodMiniType<Result>,
    prepare: (values: Values) => unknown,
  ): Resolver<Values, unknown, Result> =>
  (values) => {
    const { success, data, error } = schema.safeParse(prepare(values));
    return success
      ? { values: data, errors: {} }
      : { values: {}, errors: fieldErrors<Values>(error.issues) };
  };
