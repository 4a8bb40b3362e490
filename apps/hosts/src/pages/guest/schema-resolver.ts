import type { Values } from '@invitation/domain/edit';
import type { Fields } from '@invitation/domain/save';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Issues of a schema as errors of a form: the first one of each field. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors<Values> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) {
    errors[path.join('.')] ??= { type: 'schema', message };
  }
  return errors;
}

/**
 * Validates a form with a schema of the domain.
 *
 * @param prepare converts the texts of the form to what the schema reads
 * @param answersOf converts what the schema returns to what is saved
 */
export const schemaResolver =
  <Result extends Fields>(
    schema: z.ZodMiniType<Result>,
    prepare: (values: Values) => unknown,
    answersOf: (result: Result, values: Values) => Fields,
  ): Resolver<Values, unknown, Fields> =>
  (values) => {
    const { success, data, error } = schema.safeParse(prepare(values));
    return success
      ? { values: answersOf(data, values), errors: {} }
      : { values: {}, errors: fieldErrors(error.issues) };
  };
