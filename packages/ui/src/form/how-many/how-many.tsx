import type { CelebrationEvent } from '@invitation/domain/event/event';
import { chosenPeople, type PeopleLimits } from '@invitation/domain/party/people';
import { PEOPLE_LIMIT, peopleField } from '@invitation/domain/record/rsvp-fields';
import { SelectField } from '../../basics/field/field';
import type { RsvpFormControls } from '../rsvp-form/rsvp-form-props';
import { rsvpLabel } from '../rsvp-form/rsvp-labels';

/** Asks a guest who says yes how many of the invitation come (B14): all of them, until the guest chooses. */
export function HowMany({
  event,
  limits,
  open = PEOPLE_LIMIT,
  form: { values, errors, choose },
}: {
  readonly event: CelebrationEvent;
  readonly limits: PeopleLimits;
  /** How many can still come, after the last day for replies. */
  readonly open?: number | undefined;
  readonly form: RsvpFormControls;
}) {
  const numbers = limits[event.day];
  const name = peopleField(event.day);
  if (!numbers || values[event.day] !== 'yes') return null;
  return (
    <SelectField
      name={name}
      label={rsvpLabel(name, [event]) ?? name}
      error={errors[name]?.message}
      value={chosenPeople(values[name], numbers)}
      // An untouched select stays empty in the form.
      onChange={({ target: { value } }) => choose(name, value)}
    >
      {numbers.map((number) => (
        <option key={number} value={number} disabled={number > open}>
          {number}
        </option>
      ))}
    </SelectField>
  );
}
