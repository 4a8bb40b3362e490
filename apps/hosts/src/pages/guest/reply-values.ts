import type { Values } from '@invitation/domain/edit';
import type { Rsvp } from '@invitation/domain/rsvp';
import { FIELD_NAMES } from '@invitation/domain/rsvp-fields';
import type { Fields } from '@invitation/domain/save';

/** The values of a form with all fields of a reply. */
export const BLANK_REPLY: Values = Object.fromEntries(FIELD_NAMES.map((name) => [name, '']));

/** The fields of a form that are filled in. */
export const givenFields = (values: Values): Values =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, values[name] ?? ''] as const).filter(
      ([, value]) => value !== '',
    ),
  );

/** The answers to save. Those that are empty are removed from the reply. */
export const replyAnswers = (rsvp: Rsvp): Fields =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, rsvp[name] || null]));
