import { conflictGroupOf } from '@invitation/domain/party/facts';
import type { Fields } from '@invitation/domain/record/record';
import {
  type Edit,
  type EditEvent,
  editedNames,
  openEdit,
  rebase,
  reduceEdit,
  type Values,
} from '@invitation/domain/rsvp/edit';
import type { Draft } from './draft';

export interface ReplyEdit extends Edit {
  /** The key of the document; `null` while the guest is being signed in. */
  readonly key: string | null;
}

export interface LoadedReply {
  readonly key: string | null;
  readonly document: Fields | null;
  readonly asOf: number;
  readonly blank: Values;
}

export type ReplyEvent =
  | EditEvent
  /** The router has loaded the reply of this account or another one. */
  | ({ readonly type: 'loaded' } & LoadedReply)
  /** A save has signed the guest in. The router follows. */
  | { readonly type: 'signed in'; readonly key: string }
  /** The guest uses an earlier reply of this browser. The form may get another field for its values. */
  | { readonly type: 'earlier reply taken'; readonly values: Values };

/** @param draft from before a reload */
export function openReply(loaded: LoadedReply, draft: Draft | null): ReplyEdit {
  const { blank, document, asOf } = loaded;
  const opened = { ...openEdit(blank, document, asOf), key: loaded.key };
  return draft ? changeAccount({ ...opened, ...draft }, loaded) : opened;
}

export function reduceReply(edit: ReplyEdit, event: ReplyEvent): ReplyEdit {
  switch (event.type) {
    case 'loaded': {
      const { key, document, asOf } = event;
      if (key !== edit.key) return changeAccount(edit, event);
      return document
        ? { ...edit, ...reduceEdit(edit, { type: 'arrived', document, asOf }) }
        : edit;
    }
    case 'signed in':
      return { ...edit, key: edit.key ?? event.key };
    case 'earlier reply taken':
      return takeEarlier(edit, event.values);
    default:
      return { ...edit, ...reduceEdit(edit, event) };
  }
}

/** What was typed under another account stays if this one has no reply. */
function changeAccount(edit: ReplyEdit, loaded: LoadedReply): ReplyEdit {
  const { key, document, asOf, blank } = loaded;
  const isOther = edit.key !== null && edit.key !== key;
  if (isOther && document) return openReply(loaded, null);
  // Without the account or the reply, the form stays, and the next save asks whether to restore the reply.
  const orphan = { ...edit, loaded: {} };
  const next =
    document === null && edit.document
      ? rebase(orphan, isOther ? null : {}, blank)
      : rebase(edit, document, blank);
  const ended = isOther && { sent: [], saving: null, arrival: null, failure: null };
  return { ...edit, ...next, key, asOf, ...ended };
}

/** What is taken counts as typed: a reload keeps it, and no answer of another device replaces it unseen. */
function takeEarlier(edit: ReplyEdit, earlier: Values): ReplyEdit {
  const typed = new Set(editedNames(edit).map(conflictGroupOf));
  const taken = Object.entries(earlier).filter(([name]) => !typed.has(conflictGroupOf(name)));
  const added = Object.fromEntries(Object.keys(earlier).map((name) => [name, '']));
  return {
    ...edit,
    blank: { ...added, ...edit.blank },
    loaded: { ...added, ...edit.loaded },
    values: { ...edit.values, ...Object.fromEntries(taken) },
  };
}
