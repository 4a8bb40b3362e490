import type { Values } from '@invitation/domain/edit';
import type { RecordDay } from '@invitation/domain/event';
import type { Rsvp } from '@invitation/domain/rsvp';
import { dayOfField, fieldNames, isPeopleField } from '@invitation/domain/rsvp-fields';
import type { Fields } from '@invitation/domain/save';

/** The values of a form with all fields of a reply. */
export const blankReply = (days: readonly RecordDay[]): Values =>
  Object.fromEntries(fieldNames(days).map((name) => [name, '']));

/** The fields of a form that are filled in. A number of people counts only with a yes. */
export const givenFields = (days: readonly RecordDay[], values: Values): Fields =>
  Object.fromEntries(
    fieldNames(days)
      .filter((name) => !isPeopleField(name) || values[dayOfField(name)] === 'yes')
      .map((name) => [name, values[name]?.trim() ?? ''] as const)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, isPeopleField(name) ? Number(value) : value]),
  );

/** The answers to save. Those that are empty are removed from the reply. */
export const replyAnswers = (days: readonly RecordDay[], rsvp: Rsvp): Fields =>
  Object.fromEntries(fieldNames(days).map((name) => [name, rsvp[name] || null]));
