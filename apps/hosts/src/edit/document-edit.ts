import { type Edit, type EditEvent, hasEdits, reduceEdit } from '@invitation/domain/edit';

export interface DocumentEdit extends Edit {
  /** Whether this tab has typed what is not saved. Otherwise, the form shows what another tab types. */
  readonly isOwn: boolean;
}

export type DocumentEvent =
  | EditEvent
  /** The host takes back what is typed. */
  | { readonly type: 'discarded'; readonly edit: Edit }
  /** Another tab has typed, saved or discarded, or this one has. */
  | { readonly type: 'draft changed'; readonly edit: Edit };

/** What the host does in this tab. */
const OWN: readonly DocumentEvent['type'][] = ['typed', 'submitted', 'theirs taken', 'discarded'];

export function reduceDocument(edit: DocumentEdit, event: DocumentEvent): DocumentEdit {
  const next = reduce(edit, event);
  if (next === edit) return edit;
  return { ...next, isOwn: hasEdits(next) && (edit.isOwn || OWN.includes(event.type)) };
}

function reduce(edit: DocumentEdit, event: DocumentEvent): Edit {
  switch (event.type) {
    case 'discarded':
      return event.edit;
    case 'draft changed': {
      const isFollowing = !edit.isOwn && (hasEdits(edit) || hasEdits(event.edit));
      return isFollowing ? event.edit : edit;
    }
    default:
      return reduceEdit(edit, event);
  }
}
