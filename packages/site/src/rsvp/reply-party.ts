import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { blankPeople } from '@invitation/domain/party/facts';
import { questionsFor } from '@invitation/domain/record/questions';
import type { StoredRsvp } from '@invitation/domain/record/record';
import type { PartyForm } from '@invitation/domain/rsvp/party-values';
import type { SiteContextValue } from '../page/site';

/** @returns `null` if nobody has a name */
export function replyParty(
  site: Pick<SiteContextValue, 'days' | 'events' | 'questions' | 'mode'>,
  invitation: Invitation | null,
  saved: StoredRsvp | null,
): PartyForm | null {
  if (globalThis.WITHOUT_NAMED_GUESTS) return null;
  // A reply keeps the names that its invitation has lost.
  const isNamed = Boolean(invitation?.members) || Object.keys(blankPeople(saved)).length > 0;
  if (!invitation || !isNamed) return null;
  const { days, events, questions = [], mode } = site;
  return {
    members: invitation.members,
    children: invitation.children,
    people: invitation.people,
    days,
    asked: events.filter(({ asked }) => asked).map(({ day }) => day),
    questions: questionsFor(questions, mode).filter(({ each }) => each),
  };
}
