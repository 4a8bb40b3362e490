import type { CelebrationEvent, DayId } from '../event/event';
import type { Mode } from '../mode/mode';
import type { PeopleLimits } from '../party/people';
import type { Fields, StoredRsvp } from '../record/record';
import {
  type Answer,
  type AnswerField,
  dayOfField,
  type FormFieldName,
  type FormTextName,
  fieldNames,
  isPeopleField,
  isTextName,
  type NeedField,
  type PeopleField,
  textField,
  type WhoField,
} from '../record/rsvp-fields';
import type { Values } from './edit';

/** The values of a form, complete or not. A missing answer is an empty text. */
export type RsvpValues = Readonly<Partial<Record<FormTextName, string | undefined>>> & {
  readonly [day: DayId]: Answer | '' | undefined;
  readonly [people: PeopleField]: string | undefined;
  readonly [answer: AnswerField]: string | undefined;
  readonly [person: WhoField | NeedField]: string | undefined;
};

/**
 * @param events the days that the guest sees
 * @param limits `null` without an invitation: then the form of the Saturday asks for the name of another guest (B14)
 * @param saved if it names another guest, every form of the Saturday has a field for that name
 */
export const formFieldsOf = (
  mode: Mode,
  events: readonly CelebrationEvent[],
  limits: PeopleLimits | null = null,
  saved: StoredRsvp | null = null,
): readonly FormFieldName[] =>
  fieldNames(events.filter(({ asked }) => asked)).filter((name): name is FormFieldName => {
    if (isPeopleField(name)) return limits !== null && dayOfField(name) in limits;
    if (!isTextName(name)) return true;
    const { form } = textField(name);
    const isAsked = limits === null || Boolean(saved?.[name]);
    return form === 'every' || (form === 'saturday-only' && mode === 'saturday' && isAsked);
  });

/** @param saved `null` before the first save */
export const rsvpValues = (fields: readonly string[], saved: Fields | null): Values =>
  Object.fromEntries(fields.map((name) => [name, String(saved?.[name] ?? '')]));
