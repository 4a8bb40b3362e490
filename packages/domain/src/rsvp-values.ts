import type { Values } from './edit';
import type { CelebrationEvent, DayId } from './event';
import type { Mode } from './mode';
import type { PeopleLimits } from './people';
import type { AnswerField } from './questions';
import type { StoredRsvp } from './rsvp';
import {
  type Answer,
  dayOfField,
  type FormFieldName,
  type FormTextName,
  fieldNames,
  isPeopleField,
  isTextName,
  type PeopleField,
  textField,
} from './rsvp-fields';

/** The values of a form, complete or not. A missing answer is an empty text. */
export type RsvpValues = Readonly<Partial<Record<FormTextName, string | undefined>>> & {
  readonly [day: DayId]: Answer | '' | undefined;
  readonly [people: PeopleField]: string | undefined;
  readonly [answer: AnswerField]: string | undefined;
};

/**
 * The fields on a form.
 *
 * @param events the days that the guest sees
 * @param limits the days with a number of people
 */
export const formFieldsOf = (
  mode: Mode,
  events: readonly CelebrationEvent[],
  limits: PeopleLimits = {},
): readonly FormFieldName[] =>
  fieldNames(events.filter(({ asked }) => asked)).filter((name): name is FormFieldName => {
    if (isPeopleField(name)) return dayOfField(name) in limits;
    if (!isTextName(name)) return true;
    const { form } = textField(name);
    return form === 'every' || (form === 'saturday-only' && mode === 'saturday');
  });

/**
 * The values of a form for a saved RSVP.
 *
 * @param events the days that the guest sees
 * @param saved `null` before the first save
 */
export const rsvpValues = (
  mode: Mode,
  events: readonly CelebrationEvent[],
  saved: RsvpValues | StoredRsvp | null,
  limits: PeopleLimits = {},
): Values =>
  Object.fromEntries(
    formFieldsOf(mode, events, limits).map((name) => [name, String(saved?.[name] ?? '')]),
  );
