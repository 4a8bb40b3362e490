import { type Finding, fieldName } from '@invitation/domain/build-time/read/read-yaml';
import { parsedContent } from '@invitation/vite/content/folder';
import * as z from 'zod';
import { CommandError } from '../command';
import { withDayEnd } from '../files/day-file';
import { readDocument } from '../files/documents';
import { withoutValue } from '../files/remove-value';
import { type Value, withMoved, withValue } from '../files/write-value';
import { schemaOf } from './form';

const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.array(valueSchema), z.record(z.string(), valueSchema)]),
);

/** A change of one value, as the page of the studio sends it. */
export const editSchema = z.strictObject({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number()])).readonly(),
  /** The new value; `null` removes it. An empty path means the file. */
  value: valueSchema.nullable().optional(),
  /** Instead of a value: the new position of an item in its list. */
  to: z.number().int().min(0).optional(),
  /** The revision of the content in which its page has read the value. */
  seen: z.string().optional(),
});

export type Edit = z.output<typeof editSchema>;

export interface Refusal {
  readonly edit: Edit;
  readonly faults: readonly Finding[];
  /** Another page or an editor has changed the value since. */
  readonly isConflict?: boolean;
}

type Files = ReadonlyMap<string, string>;

/** What a new file begins with, so that editors explain its values. */
const headOf = (file: string): string => {
  const day = file.startsWith('days/');
  const schema = day ? '../.schemas/day' : `.schemas/${file.replace('.yaml', '')}`;
  return `# yaml-language-server: $schema=${schema}.json\n`;
};

/** @throws CommandError for a file that no content has */
function applied(files: Files, { file, path, value, to }: Edit): Files {
  if (!schemaOf(file)) throw new CommandError(`${file} is not a file of the content.`);
  const next = new Map(files);
  const written = files.get(file) ?? '';
  if (to !== undefined) return next.set(file, withMoved(written, path, to));
  if (value === null && path.length > 0) return next.set(file, withoutValue(written, path));
  if (value === null) next.delete(file);
  else if (value !== undefined) next.set(file, withValue(written || headOf(file), path, value));
  const isTime = file.startsWith('days/') && /^(date|start|end)$/.test(path.join('.'));
  return isTime ? next.set(file, withDayEnd(next.get(file) ?? '')) : next;
}

const nameOf = ({ file, field, message }: Finding) => JSON.stringify([file, field, message]);

/** Faults that the content had before do not prevent other changes. */
export function newFaults(before: Files, after: Files): Finding[] {
  const known = new Set(parsedContent(before).faults.map(nameOf));
  return parsedContent(after).faults.filter((fault) => !known.has(nameOf(fault)));
}

/** Whether a fault is in the value of an edit, or in a part of it. */
function isIn(files: Files, { file, path }: Edit, fault: Finding): boolean {
  if (file !== fault.file) return false;
  const field = fieldName(readDocument(files.get(file) ?? '').toJS(), path);
  return path.length === 0 || fault.field === field || fault.field.startsWith(`${field}.`);
}

/** Refuses an edit of a value that its page no longer knows. */
export function conflictOf(files: Files, edit: Edit): Refusal {
  const { file, path } = edit;
  const value = readDocument(files.get(file) ?? '').toJS();
  const now = path.reduce<unknown>((part, name) => Object(part)[name], value);
  const said = typeof now === 'string' ? `, to “${now}”` : '';
  const message = `was changed in another window or an editor${said}. Keep typing to keep yours, or use the other version.`;
  const field = fieldName(value ?? {}, path);
  return { edit, faults: [{ file, line: null, field, message }], isConflict: true };
}

/**
 * Applies the edits that leave the content without a new fault. They are tried together, since the kind of a question and its options
 * may only make sense together; then without those whose values have the faults.
 */
export function editFiles(
  files: Files,
  edits: readonly Edit[],
): { readonly files: Files; readonly done: readonly Edit[]; readonly refused: readonly Refusal[] } {
  const refused: Refusal[] = [];
  let rest = edits;
  while (rest.length > 0) {
    const next = rest.reduce(applied, files);
    const faults = newFaults(files, next);
    if (faults.length === 0) return { files: next, done: rest, refused };
    const blamed = rest.filter((edit) => faults.some((fault) => isIn(next, edit, fault)));
    // The value of another edit, such as the first day, may be at fault with one that was there before.
    const dropped = blamed.length > 0 ? blamed : rest.slice(-1);
    for (const edit of dropped) {
      const own = faults.filter((fault) => isIn(next, edit, fault));
      refused.push({ edit, faults: own.length > 0 ? own : faults });
    }
    rest = rest.filter((edit) => !dropped.includes(edit));
  }
  return { files, done: [], refused };
}
