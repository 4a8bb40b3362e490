import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { blankPeople } from '@invitation/domain/party/facts';
import { questionsFor } from '@invitation/domain/record/questions';
import type { StoredRsvp } from '@invitation/domain/record/record';
import type { FormFieldName } from '@invitation/domain/record/rsvp-fields';
import type { Values } from '@invitation/domain/rsvp/edit';
import { blankParty, type PartyForm } from '@invitation/domain/rsvp/party-values';
import type { SiteContextValue } from '../page/site';

export interface ReplyParty {
  /** `null` if nobody has a name. */
  readonly party: PartyForm | null;
  /** The values of the people in a form without a reply. */
  readonly blank: Values;
  /** Which of these fields the form has. Each person has their own dietary restrictions. */
  readonly fieldsOf: (
    names: readonly FormFieldName[],
    known: StoredRsvp | null,
  ) => readonly FormFieldName[];
}

export function replyParty(
  site: Pick<SiteContextValue, 'days' | 'events' | 'questions' | 'mode'>,
  invitation: Invitation | null,
  saved: StoredRsvp | null,
): ReplyParty {
  if (globalThis.WITHOUT_NAMED_GUESTS) return NOBODY;
  // A reply keeps the names that its invitation has lost.
  const isNamed = Boolean(invitation?.members) || Object.keys(blankPeople(saved)).length > 0;
  if (!invitation || !isNamed) return NOBODY;
  const { days, events, questions = [], mode } = site;
  const party: PartyForm = {
    members: invitation.members,
    children: invitation.children,
    people: invitation.people,
    days,
    asked: events.filter(({ asked }) => asked).map(({ day }) => day),
    questions: questionsFor(questions, mode).filter(({ each }) => each),
  };
  return {
    party,
    blank: blankParty(party),
    fieldsOf: (names, known) =>
      names.filter((name) => name !== 'dietaryRestrictions' || known?.[name]),
  };
}

const NOBODY: ReplyParty = { party: null, blank: {}, fieldsOf: (names) => names };
