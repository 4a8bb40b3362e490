import type { Fields } from '@invitation/domain/record/record';
import { type Plan, pathsOf, planOf } from '../../store/change';
import { isEmpty, keyOf } from '../../store/documents';
import type { ImportPlan } from './plan';

/**
 * What takes an import back: new guests go, and of the others what the import has changed. The server refuses whatever somebody has
 * changed since.
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
  const removed = added.filter(isWritten).flatMap(({ id, card, notes }) => [
    // A guest who has replied or got notes since then stays.
    { path: `rsvps/${id}` as const, from: null, to: null },
    { path: `invitations/${id}` as const, from: known(card), to: null },
    {
      path: `guestNotes/${id}` as const,
      from: isEmpty(notes) ? null : known(notes),
      to: null,
    },
  ]);
  const restored = changed.filter(isWritten).flatMap(({ id, stored, storedNotes }) => {
    const { id: _, ...before } = stored as Fields;
    const card = changes[`invitations/${id}`];
    const notes = changes[`guestNotes/${id}`];
    return [
      ...(card?.answers
        ? [{ path: `invitations/${id}` as const, from: after(before, card.answers), to: before }]
        : []),
      ...(notes?.answers
        ? [
            {
              path: `guestNotes/${id}` as const,
              from: after(storedNotes ?? {}, notes.answers),
              to: storedNotes,
            },
          ]
        : []),
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

const after = (before: object, answers: object): Fields => known({ ...before, ...answers });

/** Whether an import can be taken back: replies that it has changed stay as they are. */
export const canUndo = (changes: Plan): boolean =>
  Object.entries(changes).every(
    ([path, { answers }]) =>
      !path.startsWith('rsvps/') || answers === null || Object.keys(answers).length === 0,
  );
