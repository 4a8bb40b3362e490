import type { FieldNameOf } from '@invitation/domain/rsvp-fields';

/**
 * The heading under which the report lists what guests wrote into a text field. `null` where the report shows the field
 * in another way.
 */
export const TEXT_HEADINGS: Readonly<Record<FieldNameOf<'text'>, string | null>> = {
  // Every list names its guests.
  name: null,
  guest: null,
  // The dietary list groups equal texts.
  dietaryRestrictions: null,
  otherNotes: 'Other notes',
};
