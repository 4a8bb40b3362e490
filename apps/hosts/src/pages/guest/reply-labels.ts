import type { CelebrationEvent } from '@invitation/domain/event';
import { type FieldName, fieldOf, type RSVP_FIELDS } from '@invitation/domain/rsvp-fields';

type Fields = typeof RSVP_FIELDS;
type HostsFieldName = {
  [Name in FieldName]: Fields[Name]['form'] extends 'none' ? Name : never;
}[FieldName];

/** The labels of the fields that no guest's form has. */
const HOSTS_LABELS: Readonly<Record<HostsFieldName, string>> = {
  otherNotes: "Other notes (not on the guest's form)",
};

/** The label of a field: that of the guests' form, or the day. */
export function replyLabel(name: FieldName, events: readonly CelebrationEvent[]): string {
  const field = fieldOf(name);
  if ('label' in field) return field.label;
  const event = events.find(({ day }) => day === name);
  return event?.weekday ?? HOSTS_LABELS[name as HostsFieldName];
}

/** A value in a sentence, e.g. `“Vegan”` or `nothing`. */
export const quoted = (value: unknown): string => (value ? `“${value}”` : 'nothing');
