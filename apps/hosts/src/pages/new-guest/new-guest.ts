import type { RecordDay } from '@invitation/domain/event/event';
import { newInvitationId } from '@invitation/domain/gate/invitation-link';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import {
  type StoredInvitation,
  storedInvitationSchema,
} from '@invitation/domain/guest-list/stored-invitation';
import { fromFacts, isPersonField, placeNameField } from '@invitation/domain/party/facts';
import { peopleIn } from '@invitation/domain/party/person';
import { answerIssues, answersToSave } from '@invitation/domain/record/questions';
import type { RecordShape, Rsvp } from '@invitation/domain/record/record';
import type { Values } from '@invitation/domain/rsvp/edit';
import {
  addedGuest,
  blankParty,
  freePlace,
  type PartyForm,
} from '@invitation/domain/rsvp/party-values';
import { rsvpSchema } from '@invitation/domain/rsvp/rsvp';
import { applyFields } from '@invitation/domain/rsvp/save';
import type { Issue } from '@invitation/ui/form/field-errors';
import { formParty } from '@invitation/ui/form/form-party';
import {
  BLANK_INVITATION,
  invitationIssues,
  namesIn,
  preparedInvitation,
} from '../../fields/invitation-values';
import { BLANK_NOTES, parseNotesForm } from '../../fields/notes-values';
import { isByName, nobodyIssues, type PartySite, partyFormOf } from '../../fields/reply-party';
import { blankReply, givenFields, shownNames, withUnaskedDays } from '../../fields/reply-values';

export interface NewGuest {
  /** Stays the same after an attempt without an answer, which may have saved the guest. */
  readonly id: string;
  readonly invitation: StoredInvitation;
  /** `null` if nothing is known yet. */
  readonly rsvp: Rsvp | null;
  /** `null` if nothing is noted. */
  readonly notes: GuestNotes | null;
}

export const blankGuest = (shape: RecordShape): Values => ({
  id: newInvitationId(),
  ...blankReply(shape),
  ...BLANK_INVITATION,
  ...BLANK_NOTES,
});

/** The fields of the reply that the form shows, besides the name. Named people bring guests through `party`. */
export const replyNames = (days: readonly RecordDay[], party: PartyForm | null, values: Values) =>
  shownNames(days, values.days, () => false).filter(
    (name) => name !== 'name' && !(party && name === 'guest'),
  );

/** The people who can have a table each. */
export const peopleOf = (values: Values): readonly string[] => [
  ...new Set([...namesIn(values.members), ...peopleIn(fromFacts(values)).map(({ name }) => name)]),
];

/**
 * The party of the people whom the form's invitation names, and the values with their answers: all of them come, until the host chooses
 * otherwise. Choices for a name that was corrected since are left out.
 */
export function withParty(site: PartySite, values: Values) {
  const party = partyFormOf(site, { invitation: preparedInvitation(values), reply: null });
  const people = party ? withGuest(party, blankParty(party), values.guest) : {};
  const typed = Object.entries(values).filter(([name]) => !isPersonField(name) || name in people);
  return { party, values: { ...people, ...Object.fromEntries(typed) } as Values };
}

/** A guest who was entered before the invitation named anybody has the first free place. */
function withGuest(party: PartyForm, people: Values, guest = ''): Values {
  const place = guest && freePlace(party, people);
  return place
    ? { ...people, [`who/${place}`]: addedGuest(party), [placeNameField(place)]: guest }
    : people;
}

/** Reads the invitation from the form, and the reply if the form has any field of it. */
export function parseNewGuest(
  site: PartySite,
  typed: Values,
): { readonly guest: NewGuest | null; readonly issues: readonly Issue[] } {
  const { events: days, questions } = site;
  const { party, values } = withParty(site, typed);
  const people = isByName(values) ? formParty({ events: days, party }) : null;
  const invitation = storedInvitationSchema.safeParse(preparedInvitation(values));
  const given = givenFields(replyNames(days, party, values), values);
  const answers = { ...answersToSave(questions, values), ...people?.answersIn(values) };
  const isSaid = Object.keys(applyFields(given, answers)).length > 0;
  const rsvp = isSaid
    ? rsvpSchema(days).safeParse(
        withUnaskedDays(days, { ...given, name: values.name ?? '' }, values.days),
      )
    : null;
  const noted = parseNotesForm(values, peopleOf(values));
  const issues = [
    ...invitationIssues(invitation.error?.issues),
    ...(rsvp?.error?.issues ?? []),
    ...answerIssues(questions, values),
    ...(people?.issuesOf(values) ?? nobodyIssues(party, values, null)),
    ...noted.issues,
  ];
  if (!invitation.success || rsvp?.success === false || issues.length > 0) {
    return { guest: null, issues };
  }
  const { id = '' } = values;
  const notes = applyFields(null, noted.answers ?? {});
  return {
    guest: {
      id,
      invitation: invitation.data,
      // Names replace the numbers of people.
      rsvp: rsvp && (fromFacts(applyFields(rsvp.data, answers)) as Rsvp),
      notes: Object.keys(notes).length > 0 ? notes : null,
    },
    issues: [],
  };
}
