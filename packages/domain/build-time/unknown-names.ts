import * as z from 'zod';
import { isMap, unwrap } from './in-language';
import { nearest } from './nearest';
import type { Path } from './texts-in';

interface UnknownName {
  readonly path: Path;
  readonly message: string;
  /** The missing value that was probably meant. */
  readonly meant: Path | undefined;
}

/** Names in a content file that mean nothing, each with the nearest one that does. */
export function unknownNames(schema: z.ZodType, value: unknown, path: Path = []): UnknownName[] {
  const { inner, translation } = unwrap(schema);
  if (translation) return [];
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) =>
      unknownNames(inner.element as z.ZodType, item, [...path, index]),
    );
  }
  if (!(inner instanceof z.ZodObject) || !isMap(value)) return [];
  const names = Object.keys(inner.shape);
  return Object.entries(value).flatMap(([name, item]) => {
    const part = (inner.shape as z.ZodRawShape)[name] as z.ZodType | undefined;
    if (part) return unknownNames(part, item, [...path, name]);
    const meant = nearest(name, names);
    const mend = meant ? `Did you mean ${meant}?` : `The names are ${names.join(', ')}.`;
    return [
      {
        path: [...path, name],
        message: `is unknown. ${mend} Correct it, or remove it.`,
        meant: meant !== undefined && !(meant in value) ? [...path, meant] : undefined,
      },
    ];
  });
}
