import type { TextFieldName } from '@invitation/domain/rsvp-fields';

/** The heading of each text field in the report. `null` if the report shows the field in another way. */
export const TEXT_HEADINGS: Readonly<Record<TextFieldName, string | null>> = {
  // Every list contains the names.
  name: null,
  guest: null,
  // The dietary list groups equal texts.
  dietaryRestrictions: null,
  otherNotes: 'Other notes',
};
