import type { RecordDay } from '@invitation/domain/event/event';
import { answerValues } from '@invitation/domain/record/questions';
import type { Fields, RecordShape, Rsvp } from '@invitation/domain/record/record';
import {
  dayOfField,
  type FieldName,
  fieldNames,
  isPeopleField,
} from '@invitation/domain/record/rsvp-fields';
import type { Values } from '@invitation/domain/rsvp/edit';
import { noToOtherDays } from '@invitation/domain/rsvp/rsvp';

export const blankReply = ({ days, questions = [] }: RecordShape): Values => ({
  ...Object.fromEntries(fieldNames(days).map((name) => [name, ''])),
  ...answerValues(questions, null),
});

/**
 * The fields of a reply that a form shows. A Saturday guest is not asked about the other days.
 *
 * @param isYes whether the reply has a yes to a day, although the guest is not asked about it
 */
export const shownNames = (
  days: readonly RecordDay[],
  invitedTo: string | undefined,
  isYes: (day: FieldName) => boolean,
): readonly FieldName[] =>
  fieldNames(
    days.filter(
      ({ day, guests }) => invitedTo !== 'saturday' || guests === 'everyone' || isYes(day),
    ),
  );

/** The fields of a form that are filled in. A number of people counts only with a yes. */
export const givenFields = (names: readonly FieldName[], values: Values): Fields =>
  Object.fromEntries(
    names
      .filter((name) => !isPeopleField(name) || values[dayOfField(name)] === 'yes')
      .map((name) => [name, values[name]?.trim() ?? ''] as const)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, isPeopleField(name) ? Number(value) : value]),
  );

/** The record of a Saturday guest says no to the days that other guests are asked about (A4), unless the host says yes. */
export const withUnaskedDays = (
  days: readonly RecordDay[],
  fields: Fields,
  invitedTo: string | undefined,
): Fields => (invitedTo === 'saturday' ? { ...noToOtherDays({}, days), ...fields } : fields);

/** The answers to save. Empty ones are removed from the reply. */
export const replyAnswers = (days: readonly RecordDay[], rsvp: Rsvp): Fields =>
  Object.fromEntries(fieldNames(days).map((name) => [name, rsvp[name] || null]));
