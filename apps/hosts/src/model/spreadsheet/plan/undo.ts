import type { Fields } from '@invitation/domain/record/record';
import { type Change, type Plan, pathsOf, planOf } from '../../store/change';
import { type DocumentPath, isEmpty, keyOf } from '../../store/documents';
import type { ImportPlan } from './plan';

/**
 * The plan that undoes an import: new guests are deleted, and what the import has changed about others is restored. The server refuses
 * what somebody has changed since.
 *
 * @param written the keys of the guests that were written
 * @param changes what the import has sent
 */
export function undoOf(
  { added, changed }: ImportPlan,
  changes: Plan,
  written: ReadonlySet<string>,
): Plan {
  const isWritten = ({ id }: { readonly id: string }) => written.has(id);
  const removed = added.filter(isWritten).flatMap(({ id, card, notes }): Change[] => [
    // A guest who has replied or got notes since then stays.
    { path: `rsvps/${id}`, from: null, to: null },
    { path: `invitations/${id}`, from: known(card), to: null },
    { path: `guestNotes/${id}`, from: isEmpty(notes) ? null : known(notes), to: null },
  ]);
  const restoredTo = (before: Fields | null, path: DocumentPath): Change[] => {
    const answers = changes[path]?.answers;
    return answers ? [{ path, from: known({ ...before, ...answers }), to: before }] : [];
  };
  const restored = changed.filter(isWritten).flatMap(({ id, stored, storedNotes }) => {
    const { id: _, ...card } = stored as Fields;
    return [
      ...restoredTo(card, `invitations/${id}`),
      ...restoredTo(storedNotes, `guestNotes/${id}`),
    ];
  });
  // The import has only checked these replies, and so does its undo.
  const checked = pathsOf(changes)
    .filter((path) => path.startsWith('rsvps/') && written.has(keyOf(path)))
    .map((path) => [path, changes[path]] as const);
  return { ...planOf([...removed, ...restored]), ...Object.fromEntries(checked) };
}

const known = (fields: object): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );

/** Whether an import can be undone: not if it has changed replies. */
export const canUndo = (changes: Plan): boolean =>
  Object.entries(changes).every(
    ([path, { answers }]) => !path.startsWith('rsvps/') || answers === null || isEmpty(answers),
  );
