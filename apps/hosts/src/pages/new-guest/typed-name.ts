import { searchText } from '@invitation/domain/record/text-forms';
import type { Values } from '@invitation/domain/rsvp/edit';
import { common } from '@invitation/domain/words/hosts/common';
import { BLANK_INVITATION, namesIn } from '../../fields/invitation-values';
import { type Guest, peopleNames } from '../../model/people/guests';
import type { TypedGuest } from '../../model/spreadsheet/meaning/typed-guest';

/** The values that a name such as `Carl Okoye +1` gives to other fields, too. What the host has filled in stays. */
export function understoodValues(
  { name, people, members, children, phone, email }: TypedGuest,
  values: Values,
): Values {
  const isFree = values.members === '';
  return {
    name,
    ...(people !== undefined &&
      people > 1 &&
      values.people === BLANK_INVITATION.people && { people: String(people) }),
    ...(members && isFree && { members: members.join('\n') }),
    ...(members && isFree && { children: (children ?? []).join('\n') }),
    ...(phone && !values.phone && { phone }),
    ...(email && !values.email && { email }),
  };
}

/** How a name was understood, e.g. `Carl Okoye · 2 people`. */
export const shownValues = ({ name, people, members, phone, email }: Values): string =>
  [
    name,
    people && common.peopleCount(Number(people)),
    namesIn(members)
      .filter((member) => member !== name)
      .join(', '),
    phone,
    email,
  ]
    .filter(Boolean)
    .join(' · ');

/** The values before and after an earlier name has filled in fields. */
export interface Filled {
  readonly before: Values;
  readonly after: Values;
}

/** Takes back what an earlier name has filled in, unless the host has changed it: another name says something else. */
export function withoutFilled(values: Values, filled: Filled | null): Values {
  if (!filled || values.name === filled.after.name) return values;
  const { name: _, ...before } = filled.before;
  const left = Object.entries(before).filter(([field]) => values[field] === filled.after[field]);
  return { ...values, ...Object.fromEntries(left) };
}

/** The guests with one of the names in an invitation's form, and parties with somebody of that name. */
export function namesakesOf<Known extends Guest>(
  guests: readonly Known[],
  { name, members }: Values,
): readonly Known[] {
  const names = new Set([name, ...namesIn(members)].map((each) => searchText(each ?? '')));
  names.delete('');
  return guests.filter((guest) =>
    [guest.name, guest.invitation?.name ?? '', ...peopleNames(guest)].some((known) =>
      names.has(searchText(known)),
    ),
  );
}
