import type { Values } from '@invitation/domain/edit';
import type { RecordDay } from '@invitation/domain/event';
import { newInvitationId } from '@invitation/domain/invitation-link';
import { answerIssues, answersToSave } from '@invitation/domain/questions';
import { type RecordShape, type Rsvp, rsvpSchema } from '@invitation/domain/rsvp';
import {
  type StoredInvitation,
  storedInvitationSchema,
} from '@invitation/domain/stored-invitation';
import type { Issue } from '@invitation/ui/controlled-form';
import {
  BLANK_INVITATION,
  invitationIssues,
  preparedInvitation,
} from '../../fields/invitation-values';
import { blankReply, givenFields, shownNames, withUnaskedDays } from '../../fields/reply-values';

/** A guest whom a host adds. */
export interface NewGuest {
  /** The same after an attempt without an answer, which may have saved the guest. */
  readonly id: string;
  readonly invitation: StoredInvitation;
  /** `null` if nothing is known yet. */
  readonly rsvp: Rsvp | null;
}

export const blankGuest = (shape: RecordShape): Values => ({
  id: newInvitationId(),
  ...blankReply(shape),
  ...BLANK_INVITATION,
});

/** The fields of the reply that the form shows, besides the name. */
export const replyNames = (days: readonly RecordDay[], values: Values) =>
  shownNames(days, values.days, () => false).filter((name) => name !== 'name');

/** Reads the invitation from the form, and the reply if the form has any field of it. */
export function parseNewGuest(
  { days, questions = [] }: RecordShape,
  values: Values,
): { readonly guest: NewGuest | null; readonly issues: readonly Issue[] } {
  const invitation = storedInvitationSchema.safeParse(preparedInvitation(values));
  const given = givenFields(replyNames(days, values), values);
  const answers = Object.fromEntries(
    Object.entries(answersToSave(questions, values)).filter(([, answer]) => answer !== null),
  );
  const fields = { ...given, name: values.name ?? '' };
  const rsvp =
    Object.keys({ ...given, ...answers }).length > 0
      ? rsvpSchema(days).safeParse(withUnaskedDays(days, fields, values.days))
      : null;
  const issues = [
    ...invitationIssues(invitation.error?.issues),
    ...(rsvp?.error?.issues ?? []),
    ...answerIssues(questions, values),
  ];
  if (!invitation.success || rsvp?.success === false || issues.length > 0) {
    return { guest: null, issues };
  }
  const { id = '' } = values;
  return {
    guest: { id, invitation: invitation.data, rsvp: rsvp ? { ...rsvp.data, ...answers } : null },
    issues: [],
  };
}
