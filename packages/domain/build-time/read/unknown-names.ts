import * as z from 'zod';
import { isMap, unwrap } from '../schema/in-language';
import type { Path } from '../schema/texts-in';
import { nearest } from './nearest';

interface UnknownName {
  readonly path: Path;
  readonly message: string;
  readonly meant: Path | undefined;
}

const isOptional = (schema: unknown) => (schema as z.ZodType).safeParse(undefined).success;

/** Names that the schema does not have, each with the known name that was probably meant. */
export function unknownNames(schema: z.ZodType, value: unknown, path: Path = []): UnknownName[] {
  const { inner, translation } = unwrap(schema);
  if (translation) return [];
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) =>
      unknownNames(inner.element as z.ZodType, item, [...path, index]),
    );
  }
  if (!(inner instanceof z.ZodObject) || !isMap(value)) return [];
  const shape = inner.shape as z.ZodRawShape;
  const names = Object.keys(shape);
  const missing = names.filter((name) => !(name in value) && !isOptional(shape[name]));
  return Object.entries(value).flatMap(([name, item]) => {
    const part = shape[name] as z.ZodType | undefined;
    if (part) return unknownNames(part, item, [...path, name]);
    // If no name is similar, the only missing one is probably meant, such as `kind` for `type`.
    const meant = nearest(name, names) ?? (missing.length === 1 ? missing[0] : undefined);
    const advice = meant ? `Did you mean ${meant}?` : `The names are ${names.join(', ')}.`;
    return [
      {
        path: [...path, name],
        message: `is unknown. ${advice} Correct it, or remove it.`,
        meant: meant !== undefined && !(meant in value) ? [...path, meant] : undefined,
      },
    ];
  });
}
