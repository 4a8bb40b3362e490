import * as z from 'zod/mini';
import type { Mode } from './mode';
import { ANSWERS, FIELD_NAMES, type FieldValue, type FormFieldName, fieldOf } from './rsvp-fields';
import type { SeenState } from './rsvp-save';

/** What a form holds while a guest fills it in: an answer not given yet is an empty text. */
export type RsvpValues = {
  readonly [Name in FormFieldName]?: FieldValue<Name> | '' | undefined;
};

/** The fields that some mode's form asks for. */
export const FORM_FIELD_NAMES = FIELD_NAMES.filter(
  (name): name is FormFieldName => fieldOf(name).form !== 'none',
);

/** The fields that a mode's form asks for. */
export const formFieldsOf = (mode: Mode): readonly FormFieldName[] =>
  FORM_FIELD_NAMES.filter((name) => ['every', mode].includes(fieldOf(name).form));

/**
 * What a form shows of a reply.
 *
 * @param saved the guest's RSVP, `null` before the first one
 */
export const rsvpValues = (mode: Mode, saved: SeenState | null): RsvpValues =>
  Object.fromEntries(formFieldsOf(mode).map((name) => [name, saved?.[name] ?? '']));

/** What was typed into a form, complete or not. */
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
