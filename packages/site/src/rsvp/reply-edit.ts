import {
  type Edit,
  type EditEvent,
  openEdit,
  rebase,
  reduceEdit,
  type Values,
} from '@invitation/domain/edit';
import type { Fields } from '@invitation/domain/save';
import type { Draft } from './draft';

export interface ReplyEdit extends Edit {
  /** The key of the reply's document. `null` while the guest is being signed in. */
  readonly key: string | null;
  /** Another guest gets a new form. */
  readonly guest: number;
}

export interface LoadedReply {
  readonly key: string | null;
  readonly document: Fields | null;
  /** How new `document` is. */
  readonly asOf: number;
  readonly blank: Values;
}

export type ReplyEvent =
  | EditEvent
  | ({ readonly type: 'account changed' } & LoadedReply)
  /** During a save. The router follows. */
  | { readonly type: 'signed in'; readonly key: string }
  /** The answers of an earlier reply of this browser are the first values of the form. */
  | { readonly type: 'earlier reply used'; readonly blank: Values };

/** @param draft what the guest typed before a reload */
export function openReply(loaded: LoadedReply, draft: Draft | null): ReplyEdit {
  const { blank, document, asOf } = loaded;
  const opened = { ...openEdit(blank, document, asOf), key: loaded.key, guest: 0 };
  return draft ? changeAccount({ ...opened, ...draft }, loaded) : opened;
}

export function reduceReply(edit: ReplyEdit, event: ReplyEvent): ReplyEdit {
  switch (event.type) {
    case 'account changed':
      return event.key === edit.key ? edit : changeAccount(edit, event);
    case 'signed in':
      return { ...edit, key: edit.key ?? event.key };
    case 'earlier reply used':
      return { ...edit, ...rebase(edit, edit.document, event.blank) };
    default:
      return { ...edit, ...reduceEdit(edit, event) };
  }
}

/** What was typed before the sign-in stays. What was typed under another account stays if this one has no reply. */
function changeAccount(edit: ReplyEdit, loaded: LoadedReply): ReplyEdit {
  const { key, document, asOf, blank } = loaded;
  const isOther = edit.key !== null && edit.key !== key;
  if (isOther && document) return { ...openReply(loaded, null), guest: edit.guest + 1 };
  // An ended account or a deleted reply leaves the whole form as it was typed. The next save asks whether to bring a
  // deleted reply back.
  const orphan = { ...edit, loaded: {} };
  const next =
    document === null && edit.document
      ? rebase(orphan, isOther ? null : {}, blank)
      : rebase(edit, document, blank);
  const ended = isOther && { sent: [], saving: null, arrival: null, failure: null };
  return { ...edit, ...next, key, asOf, ...ended };
}
