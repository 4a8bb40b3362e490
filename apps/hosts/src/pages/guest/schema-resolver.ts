import type { Values } from '@invitation/domain/edit';
import type { Fields } from '@invitation/domain/save';
import { fieldErrors, type Issue } from '@invitation/ui/controlled-form';
import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Validates a form with a schema of the domain.
 *
 * @param prepare converts the texts of the form to what the schema reads
 * @param answersOf converts what the schema returns to what is saved
 * @param issuesOf what is wrong with fields that the schema does not have
 */
export const schemaResolver =
  <Result extends Fields>(
    schema: z.ZodMiniType<Result>,
    prepare: (values: Values) => unknown,
    answersOf: (result: Result, values: Values) => Fields,
    issuesOf: (values: Values) => readonly Issue[] = () => [],
  ): Resolver<Values, unknown, Fields> =>
  (values) => {
    const { success, data, error } = schema.safeParse(prepare(values));
    const issues = [...(error?.issues ?? []), ...issuesOf(values)];
    return success && issues.length === 0
      ? { values: answersOf(data, values), errors: {} }
      : { values: {}, errors: fieldErrors(issues) };
  };
