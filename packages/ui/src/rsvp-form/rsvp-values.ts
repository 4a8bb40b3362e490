import type { Mode } from '@invitation/domain/mode';
import type { Answer } from '@invitation/domain/rsvp';
import type { SeenState } from '@invitation/domain/rsvp-save';

/** What the form holds while a guest fills it in: an answer not given yet is an empty text. */
export interface RsvpValues {
  readonly name: string;
  /** In the weekend's form alone: the Saturday-only schema says no by itself. */
  readonly friday?: Answer | '' | undefined;
  readonly saturday: Answer | '';
  readonly dietaryRestrictions?: string | undefined;
  /** In the Saturday-only form alone. */
  readonly guest?: string | undefined;
}

/**
 * What a form shows of a reply.
 *
 * @param saved the guest's RSVP, `null` before the first one
 */
export function rsvpValues(mode: Mode, saved: SeenState | null): RsvpValues {
  const name = saved?.name ?? '';
  const saturday = saved?.saturday ?? '';
  const dietaryRestrictions = saved?.dietaryRestrictions ?? '';
  return mode === 'saturday'
    ? { name, saturday, dietaryRestrictions, guest: saved?.guest ?? '' }
    : { name, friday: saved?.friday ?? '', saturday, dietaryRestrictions };
}
