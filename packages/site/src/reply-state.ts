import type { Mode } from '@invitation/domain/mode';
import type { Rsvp, StoredRsvp } from '@invitation/domain/rsvp';
import type { RsvpSave } from '@invitation/domain/rsvp-save';
import type { RsvpValues } from '@invitation/domain/rsvp-values';
import type { Draft } from './draft';

/** What the guest of a form has seen of the document. */
export type SeenStates = RsvpSave['seen'];

/**
 * What a form begins with, and what its guest has seen of the document.
 *
 * A draft of another account goes on where this one has no reply yet: that account has ended, or its guest would have
 * left it by 'RSVP for someone else', which forgets the draft.
 */
export function firstState({
  key,
  loaded,
  saved,
  carried,
  draft,
}: {
  /** The document key of the reply. */
  readonly key: string;
  /** What the form shows of the saved reply. */
  readonly loaded: RsvpValues;
  readonly saved: StoredRsvp | null;
  /** What this tab's form held when the account before this one ended by itself. */
  readonly carried: RsvpValues | null;
  readonly draft: Draft | null;
}): { readonly values: RsvpValues; readonly seen: SeenStates } {
  const own = draft?.key === key ? draft : null;
  if (saved === null) {
    return { values: { ...loaded, ...carried, ...draft?.changed }, seen: [null] };
  }
  // A draft that is older than the saved reply has not seen it in the fields that it changed.
  return { values: { ...loaded, ...own?.changed }, seen: [{ ...saved, ...own?.before }] };
}

/** Splits what a form gives into the guest's answers and what the mode's form does not ask (A4). */
export function saveOf(mode: Mode, rsvp: Rsvp): Pick<RsvpSave, 'answers' | 'defaults'> {
  if (mode === 'weekend') return { answers: rsvp, defaults: {} };
  const { friday, ...answers } = rsvp;
  return { answers, defaults: { friday } };
}
