import { PEOPLE_LIMIT } from '@invitation/domain/record/rsvp-fields';
import { TextField } from '@invitation/ui/basics/field';
import type { ComponentProps } from 'react';

/** A number of people, on an invitation or in a reply. Accepts the props of `TextField`. */
export const PeopleField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    {...props}
    type="number"
    inputMode="numeric"
    min={1}
    max={PEOPLE_LIMIT}
    autoComplete="off"
  />
);
