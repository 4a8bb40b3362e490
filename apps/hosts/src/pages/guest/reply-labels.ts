import type { CelebrationEvent } from '@invitation/domain/event';
import {
  dayOfField,
  type FieldName,
  type FormTextName,
  isPeopleField,
  isTextName,
  TEXT_FIELDS,
  type TextFieldName,
} from '@invitation/domain/rsvp-fields';

/** The labels of the texts that no guest's form has. */
type HostsName = Exclude<TextFieldName, FormTextName>;
const HOSTS_LABELS: Readonly<Record<HostsName, string>> = {
  otherNotes: "Other notes (not on the guest's form)",
};

/** The label of a field: that of the guests' form, or the day. */
export function replyLabel(name: FieldName, events: readonly CelebrationEvent[]): string {
  if (isPeopleField(name)) return `${replyLabel(dayOfField(name), events)}: how many people`;
  if (!isTextName(name)) return events.find(({ day }) => day === name)?.weekday ?? name;
  const field = TEXT_FIELDS[name];
  return 'label' in field ? field.label : HOSTS_LABELS[name as HostsName];
}

/** A value in a sentence, e.g. `“Vegan”` or `nothing`. */
export const quoted = (value: unknown): string => (value ? `“${value}”` : 'nothing');
