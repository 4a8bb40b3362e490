import type * as z from 'zod';

/** The first fault of a value by a schema of the content; `null` if there is none. */
export function faultIn(schema: z.ZodType, value: unknown): string | null {
  const { error } = schema.safeParse(value);
  return error?.issues[0]?.message ?? null;
}

/** Completes a fault of a schema, which continues the name of a field, to a sentence. */
export const sentenceOf = (fault: string): string =>
  /^[a-z]/.test(fault) ? `This ${fault}` : fault;
