import type { Mode } from '@invitation/domain/mode';
import type { Rsvp, StoredRsvp } from '@invitation/domain/rsvp';
import type { RsvpSave } from '@invitation/domain/rsvp-save';
import type { RsvpValues } from '@invitation/domain/rsvp-values';
import { changesIn, type Draft } from './draft';

/** What the guest of a form has seen of the document. */
export type SeenStates = RsvpSave['seen'];

/** What a form begins with. */
export interface FormState {
  readonly values: RsvpValues;
  /** What the document holds of the values, as far as the guest knows. */
  readonly loaded: RsvpValues;
  readonly seen: SeenStates;
  /** What failed saves sent, and what may still arrive. */
  readonly sent: readonly RsvpValues[];
}

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
  /** What the form shows of the saved reply: the fields of the mode's form. */
  readonly loaded: RsvpValues;
  readonly saved: StoredRsvp | null;
  /** What this tab's form held when the account before this one ended by itself. */
  readonly carried: RsvpValues | null;
  readonly draft: Draft | null;
}): FormState {
  // A draft may come from the other mode's form. What this form does not show, it could not correct either.
  const shown = (values: RsvpValues): RsvpValues =>
    Object.fromEntries(Object.entries(values).filter(([name]) => name in loaded));
  const own = draft?.key === key ? draft : null;
  const sent = own?.sent ?? [];
  if (saved === null) {
    const values = { ...loaded, ...shown(draft?.values ?? {}), ...shown(carried ?? {}) };
    return { values, loaded, seen: [null, ...sent], sent };
  }
  const { changed, before } = own ? changesIn(own) : { changed: {}, before: {} };
  // What the saved reply holds in the changed fields is hidden behind the draft: the guest has not seen it.
  const base = { ...saved, ...shown(before) };
  const typed = { ...base, ...shown(changed) };
  return {
    values: { ...loaded, ...shown(changed) },
    loaded: { ...loaded, ...shown(before) },
    seen: [base, typed, ...sent],
    sent,
  };
}

/** Splits what a form gives into the guest's answers and what the mode's form does not ask (A4). */
export function saveOf(mode: Mode, rsvp: Rsvp): Pick<RsvpSave, 'answers' | 'defaults'> {
  if (mode === 'weekend') return { answers: rsvp, defaults: {} };
  const { friday, ...answers } = rsvp;
  return { answers, defaults: { friday } };
}
