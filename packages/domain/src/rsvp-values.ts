import * as z from 'zod/mini';
import type { CelebrationEvent } from './event';
import { isSaturdayOnly } from './mode';
import type { StoredRsvp } from './rsvp';
import { ANSWERS, FIELD_NAMES, type FieldValue, type FormFieldName, fieldOf } from './rsvp-fields';

/** The values of a form, complete or not. A missing answer is an empty text. */
export type RsvpValues = {
  readonly [Name in FormFieldName]?: FieldValue<Name> | '' | undefined;
};

/** The fields that at least one form asks for. */
export const FORM_FIELD_NAMES = FIELD_NAMES.filter(
  (name): name is FormFieldName => fieldOf(name).form !== 'none',
);

/** The fields on the form of a guest who sees these days. */
export const formFieldsOf = (events: readonly CelebrationEvent[]): readonly FormFieldName[] =>
  FORM_FIELD_NAMES.filter((name) => {
    const { form } = fieldOf(name);
    if (form === 'day') return events.some(({ day, asked }) => day === name && asked);
    return form === 'every' || (form === 'saturday-only' && isSaturdayOnly(events));
  });

/**
 * The values of a form for a saved RSVP.
 *
 * @param events the days that the guest sees
 * @param saved `null` before the first save
 */
export const rsvpValues = (
  events: readonly CelebrationEvent[],
  saved: RsvpValues | StoredRsvp | null,
): RsvpValues =>
  Object.fromEntries(formFieldsOf(events).map((name) => [name, saved?.[name] ?? '']));

/** Accepts the values of a form, complete or not. */
export const rsvpValuesSchema = z.object(
  Object.fromEntries(
    FORM_FIELD_NAMES.map((name) => [
      name,
      z.optional<z.ZodMiniType>(
        fieldOf(name).type === 'text' ? z.string() : z.enum(['', ...ANSWERS]),
      ),
    ]),
  ) as unknown as {
    [Name in FormFieldName]: z.ZodMiniOptional<z.ZodMiniType<FieldValue<Name> | ''>>;
  },
);
