import type { DayId } from '@invitation/domain/event/event';
import { whoColumn } from '@invitation/domain/party/columns';
import { fromFacts } from '@invitation/domain/party/facts';
import type { Members } from '@invitation/domain/party/members';
import { namesOn, peopleIn } from '@invitation/domain/party/person';
import { PARTY_LIMIT, peopleField } from '@invitation/domain/record/rsvp-fields';
import type { Values } from '@invitation/domain/rsvp/edit';
import type { PartyForm } from '@invitation/domain/rsvp/party-values';
import { party as words } from '@invitation/domain/words/group/party';
import type { Issue } from '@invitation/ui/form/field-errors';
import type { HostsSite } from '../context/hosts-site';
import type { Guest } from '../model/people/guests';

/** Whether the values of a form have names of people. Otherwise, numbers say how many come. */
export const isByName = (values: Values): boolean => peopleIn(fromFacts(values)).length > 0;

/**
 * Reports each yes that says neither who comes nor how many, if the form offers names. Only a yes that was already saved without both
 * stands for everybody on the invitation (B14).
 */
export const nobodyIssues = (
  party: PartyForm | null,
  values: Values,
  reply: Guest['reply'],
): readonly Issue[] => {
  if (!party || isByName(values)) return [];
  const isSaid = (day: DayId) =>
    values[peopleField(day)] || (reply?.[day] === 'yes' && namesOn(reply, day).length === 0);
  return party.asked
    .filter((day) => values[day] === 'yes' && !isSaid(day))
    .map((day) => ({ path: [whoColumn(day)], message: words.nobody }));
};

export type PartySite = Pick<HostsSite, 'events' | 'questions' | 'namedGuests'>;

/** The people whom the form of a reply offers by name (B14); `null` if neither the invitation nor the reply names anybody. */
export function partyFormOf(
  { events, questions, namedGuests }: PartySite,
  {
    invitation,
    reply,
  }: Pick<Guest, 'reply'> & {
    readonly invitation: (Members & { people?: number | undefined }) | null;
  },
): PartyForm | null {
  const people = peopleIn(reply ?? {}).length;
  if (!namedGuests || !(invitation?.members || people > 0)) return null;
  return {
    members: invitation?.members,
    children: invitation?.children,
    people: Math.min(Math.max(invitation?.people ?? PARTY_LIMIT, people), PARTY_LIMIT),
    days: events,
    asked: events.map(({ day }) => day),
    questions: questions.filter(({ each }) => each),
  };
}
