import { readFileSync } from 'node:fs';
import { CommandError } from '@invitation/content/command';
import {
  conflictOf,
  type Edit,
  editFiles,
  type Refusal,
} from '@invitation/content/edit/edit-content';
import { unusedPictures } from '@invitation/content/edit/photographs';
import type { Revisions } from '@invitation/content/edit/revisions';
import type {
  Changes,
  ContentFolder,
  FileBytes,
  StepKind,
} from '@invitation/content/files/content-folder';
import { readDrawing } from '@invitation/domain/build-time/drawing/drawing';
import { isSampleFile } from '@invitation/vite/check/sample-left';

const labelOf = ([{ file, path }, ...others]: readonly [Edit, ...Edit[]]) =>
  others.length > 0 ? `Change ${file}` : `Change ${[file, ...path].join(', ')}`;

/** Writes the edits that leave the content without a new fault, and removes pictures that nothing shows then. */
export async function writeValid(
  content: ContentFolder,
  revisions: Revisions,
  edits: readonly Edit[],
): Promise<readonly Refusal[]> {
  const before = content.read();
  const isOld = (edit: Edit) => revisions.hasChanged(before, edit);
  const { files, done, refused } = editFiles(
    before,
    edits.filter((edit) => !isOld(edit)),
  );
  const [first, ...others] = done;
  if (first) await writeFiles(content, before, files, labelOf([first, ...others]), 'typing');
  return [...refused, ...edits.filter(isOld).map((edit) => conflictOf(before, edit))];
}

/** Writes these files, and removes the others and pictures that nothing shows then. */
export async function writeFiles(
  content: ContentFolder,
  before: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
  label: string,
  kind?: StepKind,
): Promise<void> {
  const changes: Changes = new Map<string, FileBytes>([
    ...[...before.keys()].filter((file) => !files.has(file)).map((file) => [file, null] as const),
    ...files,
    ...unusedPictures(before, files),
  ]);
  await content.write(label, changes, kind);
}

/** Writes all edits, or none. @throws CommandError with what is wrong */
export async function writeAll(
  content: ContentFolder,
  edits: readonly [Edit, ...Edit[]],
  label = labelOf(edits),
): Promise<void> {
  const before = content.read();
  const { files, refused } = editFiles(before, edits);
  if (refused.length === 0) return writeFiles(content, before, files, label);
  const faults = refused.flatMap(({ edit, faults }) =>
    faults.map(({ file, field, message }) => {
      const isText = typeof edit.value === 'string' && edit.value !== '';
      return `${isText ? `“${edit.value}”` : `${file}, ${field}`} ${message}`;
    }),
  );
  throw new CommandError([...new Set(faults)].join(' '));
}

/** @throws CommandError for a drawing that a page could not show safely */
export async function putDrawing(
  content: ContentFolder,
  file: string,
  path: string,
): Promise<void> {
  const text = readFileSync(path, 'utf8');
  const drawing = readDrawing(text);
  if ('message' in drawing) throw new CommandError(`${file} ${drawing.message}`);
  const before = content.read();
  const chosen = { file: 'celebration.yaml', path: ['skyline'], value: 'drawing' };
  const own = new Map([...before, [file, text]]);
  // The sample's stamp does not belong to another place.
  if (file === 'skyline.svg' && isSampleFile(content.folder, 'stamp.svg')) own.delete('stamp.svg');
  const { files } = editFiles(own, file === 'skyline.svg' ? [chosen] : []);
  await writeFiles(content, before, files, `Replace ${file}`);
}
