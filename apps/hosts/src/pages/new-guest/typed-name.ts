import { searchText } from '@invitation/domain/record/text-forms';
import type { Values } from '@invitation/domain/rsvp/edit';
import { common } from '@invitation/domain/words/hosts/common';
import { BLANK_INVITATION, namesIn } from '../../fields/invitation-values';
import { type Guest, peopleNames } from '../../people/guests';
import type { TypedGuest } from '../../spreadsheet/meaning/typed-guest';

/** What the name says of other fields too, e.g. `Carl Okoye +1`. What the host has filled in stays. */
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
  [name, people && common.peopleCount(Number(people)), namesIn(members).join(', '), phone, email]
    .filter(Boolean)
    .join(' · ');

/** Guests of one of the names in a form of an invitation, and parties with somebody of that name. */
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
