import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { readDocument } from '../files/documents';
import type { Edit } from './edit-content';

type Files = ReadonlyMap<string, string>;

/** Of those that a page may still have seen. */
const LIMIT = 300;

const nameOf = (files: Files) =>
  createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url');

/** What an edit is about: the value, or the item around it, whose place in its list another page may have given to another one. */
function subjectOf(files: Files, { file, path, to }: Edit): unknown {
  const firstItem = path.findIndex((part) => typeof part === 'number');
  const isItem = to !== undefined || typeof path.at(-1) === 'number';
  const item = firstItem < 0 ? path : path.slice(0, firstItem + 1);
  return (isItem ? path.slice(0, -1) : item).reduce<unknown>(
    (value, part) => Object(value)[part],
    readDocument(files.get(file) ?? '').toJS(),
  );
}

/** The states of a content that pages have seen, so that none of them overwrites what it does not know. */
export function createRevisions() {
  const known = new Map<string, Files>();
  return {
    remember(files: Files): string {
      const name = nameOf(files);
      known.delete(name);
      known.set(name, files);
      const [oldest] = known.keys();
      if (known.size > LIMIT && oldest !== undefined) known.delete(oldest);
      return name;
    },
    /** Whether what an edit is about is no longer as its page has seen it. */
    hasChanged(files: Files, edit: Edit): boolean {
      if (edit.seen === undefined || edit.seen === nameOf(files)) return false;
      const seen = known.get(edit.seen);
      return !seen || !isDeepStrictEqual(subjectOf(seen, edit), subjectOf(files, edit));
    },
  };
}

export type Revisions = ReturnType<typeof createRevisions>;
