import type { CelebrationEvent } from '@invitation/domain/event';
import type { Invitation } from '@invitation/domain/invitation';
import type { Rsvp, StoredRsvp } from '@invitation/domain/rsvp';
import { formFieldsOf, type RsvpValues } from '@invitation/domain/rsvp-values';
import type { Fields, Save } from '@invitation/domain/save';
import { type Draft, findChanges, NO_ACCOUNT } from './draft';

export interface FormState {
  readonly values: RsvpValues;
  /** The values in the document, as far as the guest knows. */
  readonly loaded: RsvpValues;
  readonly seen: Save['seen'];
  /** The values of failed saves. The server may still receive them. */
  readonly sent: readonly RsvpValues[];
}

/**
 * Without a saved reply, the draft of another account is used: that account has ended, because a logout removes the draft.
 * A draft from before the sign-in is always used.
 */
export function initialFormState({
  key,
  loaded,
  saved,
  previousValues,
  draft,
}: {
  readonly key: string;
  readonly loaded: RsvpValues;
  readonly saved: StoredRsvp | null;
  /** The values of the form when the previous account ended. */
  readonly previousValues: RsvpValues | null;
  readonly draft: Draft | null;
}): FormState {
  // A draft of the other mode may have fields that are not on this form. The guest could not correct them.
  const shown = (values: RsvpValues): RsvpValues =>
    Object.fromEntries(Object.entries(values).filter(([name]) => name in loaded)) as RsvpValues;
  const own = draft && [key, NO_ACCOUNT].includes(draft.key) ? draft : null;
  const sent = own?.sent ?? [];
  if (saved === null) {
    const typed = draft ? withoutUntouched(draft) : {};
    const values = { ...loaded, ...shown(typed), ...shown(previousValues ?? {}) };
    return { values, loaded, seen: [null, ...sent], sent };
  }
  const { changed, before } = own ? findChanges(own) : { changed: {}, before: {} };
  // The draft hides the saved values of the changed fields, so the guest has not seen them.
  const base = { ...saved, ...shown(before) };
  const typed = { ...base, ...shown(changed) };
  return {
    values: { ...loaded, ...shown(changed) },
    loaded: { ...loaded, ...shown(before) },
    seen: [base, typed, ...sent],
    sent,
  };
}

/** The values of a draft without the fields that were always empty, which an invitation may fill. */
const withoutUntouched = ({ values, loaded }: Draft): RsvpValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== '' || (loaded[name as keyof RsvpValues] ?? '') !== '',
    ),
  ) as RsvpValues;

/**
 * Splits the values of a form into the guest's answers and the defaults of fields that are not on the form (A4).
 *
 * @param invitation its id goes into the record (A3). A reply to the Saturday answers no to the Friday (B14).
 */
export function splitAnswers(
  events: readonly CelebrationEvent[],
  rsvp: Rsvp,
  invitation: { readonly id: string; readonly invitation: Invitation } | null,
): { readonly answers: Fields; readonly defaults: Fields } {
  const shown: readonly string[] = formFieldsOf(events);
  const entries = Object.entries(rsvp);
  const answers = Object.fromEntries(entries.filter(([name]) => shown.includes(name)));
  const defaults = Object.fromEntries(entries.filter(([name]) => !shown.includes(name)));
  if (invitation === null) return { answers, defaults };
  const { id } = invitation;
  return invitation.invitation.days === 'saturday'
    ? { answers: { ...defaults, ...answers }, defaults: { id } }
    : { answers, defaults: { ...defaults, id } };
}
