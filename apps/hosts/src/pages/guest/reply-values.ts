import type { Values } from '@invitation/domain/edit';
import type { RecordDay } from '@invitation/domain/event';
import type { Rsvp } from '@invitation/domain/rsvp';
import { fieldNames } from '@invitation/domain/rsvp-fields';
import type { Fields } from '@invitation/domain/save';

/** The values of a form with all fields of a reply. */
export const blankReply = (days: readonly RecordDay[]): Values =>
  Object.fromEntries(fieldNames(days).map((name) => [name, '']));

/** The fields of a form that are filled in. */
export const givenFields = (days: readonly RecordDay[], values: Values): Values =>
  Object.fromEntries(
    fieldNames(days)
      .map((name) => [name, values[name] ?? ''] as const)
      .filter(([, value]) => value !== ''),
  );

/** The answers to save. Those that are empty are removed from the reply. */
export const replyAnswers = (days: readonly RecordDay[], rsvp: Rsvp): Fields =>
  Object.fromEntries(fieldNames(days).map((name) => [name, rsvp[name] || null]));
