import { fieldName } from '@invitation/domain/build-time/read/read-yaml';
import { type Translation, unwrap } from '@invitation/domain/build-time/schema/in-language';
import { SCHEMAS, saveTheDateSchema } from '@invitation/domain/build-time/schema/schema';
import * as z from 'zod';

export interface Place {
  /** Relative to the content's folder. */
  readonly file: string;
  /** Names of groups, and positions in lists. */
  readonly path: readonly (string | number)[];
}

interface Described extends Place {
  /** As findings name it. */
  readonly field: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly isOptional: boolean;
}

/** A text, or one for each language by its tag. Every value of the content is written as text. */
export type Written = string | Readonly<Record<string, string>>;

export interface Field extends Described {
  readonly kind: 'text' | 'paragraph' | 'choice' | 'yesOrNo' | 'date' | 'time' | 'colour';
  /** An empty one leaves the value out. */
  readonly choices: readonly string[];
  /** What choices are called, if not as they are written. */
  readonly names?: Readonly<Record<string, string>>;
  readonly example: string;
  /** `null` if the file does not have it. */
  readonly value: Written | null;
  readonly translation: Translation | undefined;
}

/** Values below one heading, which the content may do without. */
export interface Group extends Described {
  readonly kind: 'group';
  readonly isPresent: boolean;
  readonly parts: readonly Part[];
}

export interface List extends Described {
  readonly kind: 'list';
  readonly items: readonly Part[];
  /** What is added at once: an item, or as many as the list needs. */
  readonly blanks: readonly [Part, ...Part[]];
}

export type Part = Field | Group | List;

function kindOf(
  schema: z.ZodType,
  inner: z.ZodType,
  canLack: boolean,
): Pick<Field, 'kind' | 'choices'> {
  const input = (schema.meta()?.input ?? inner.meta()?.input) as Field['kind'] | undefined;
  const isChoice = inner instanceof z.ZodEnum;
  const choices = isChoice ? inner.options.map(String) : ['yes', 'no'];
  if (isChoice || input === 'yesOrNo') {
    return { kind: input ?? 'choice', choices: canLack ? ['', ...choices] : choices };
  }
  return { kind: input ?? 'text', choices: [] };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a schema asks for, with the present values: the form of the studio follows the schema (B22). */
export function partOf(schema: z.ZodType, whole: unknown, place: Place, value: unknown): Part {
  const { inner, translation } = unwrap(schema);
  const { path } = place;
  const meta = { ...inner.meta(), ...schema.meta() };
  const described = {
    ...place,
    field: fieldName(whole, path),
    title: capital(String(meta.title ?? path.at(-1) ?? '')),
    description: meta.description,
    isOptional: schema instanceof z.ZodOptional || schema instanceof z.ZodDefault,
  };
  const at = (name: string | number): Place => ({ ...place, path: [...path, name] });
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    const items = (Array.isArray(value) ? value : []).map((item, index) =>
      partOf(element, whole, at(index), item),
    );
    const blankAt = (index: number) => partOf(element, whole, at(index), undefined);
    const { length } = items;
    const others = Array.from({ length: Number(meta.least ?? 1) - length - 1 }, (_, index) =>
      blankAt(length + 1 + index),
    );
    return { ...described, kind: 'list', items, blanks: [blankAt(length), ...others] };
  }
  if (inner instanceof z.ZodObject) {
    const parts = Object.entries(inner.shape as z.ZodRawShape).map(([name, part]) =>
      partOf(part as z.ZodType, whole, at(name), Object(value)[name]),
    );
    const isPresent = value !== undefined;
    return { ...described, kind: 'group', parts, isPresent };
  }
  // What is read as yes or no has its default within.
  const written = schema instanceof z.ZodPipe ? schema.in : schema;
  const standard = written instanceof z.ZodDefault ? String(written.def.defaultValue) : null;
  return {
    ...described,
    ...kindOf(schema, inner, described.isOptional && standard === null),
    example: String(Object(schema.meta()?.examples)[0] ?? ''),
    value: Array.isArray(value) ? value.join(' / ') : ((value as Written | undefined) ?? standard),
    translation,
  };
}

/** `undefined` for a drawing. @param isSaveTheDate whether days may lack what guests learn later (B21) */
export function schemaOf(file: string, isSaveTheDate = false): z.ZodType | undefined {
  if (/^days\/\w+\.yaml$/.test(file)) return isSaveTheDate ? saveTheDateSchema : SCHEMAS.day;
  const [, name = ''] = /^(\w+)\.yaml$/.exec(file) ?? [];
  return (SCHEMAS as Readonly<Record<string, z.ZodType>>)[name];
}
