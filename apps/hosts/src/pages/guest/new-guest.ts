import type { Values } from '@invitation/domain/edit';
import type { RecordDay } from '@invitation/domain/event';
import { type Invitation, invitationSchema } from '@invitation/domain/invitation';
import { type Rsvp, rsvpSchema } from '@invitation/domain/rsvp';
import type { Resolver } from 'react-hook-form';
import { BLANK_INVITATION, preparedInvitation } from './invitation-values';
import { blankReply, givenFields } from './reply-values';
import { fieldErrors } from './schema-resolver';
import { shownNames, withUnaskedDays } from './unasked-days';

/** A guest whom a host adds. */
export interface NewGuest {
  readonly invitation: Invitation;
  /** `null` if nothing is known yet. */
  readonly rsvp: Rsvp | null;
}

export const blankGuest = (days: readonly RecordDay[]): Values => ({
  ...blankReply(days),
  ...BLANK_INVITATION,
});

/** The fields of the reply that the form shows, besides the name. */
export const replyNames = (days: readonly RecordDay[], values: Values) =>
  shownNames(days, values.days as Invitation['days'], () => false).filter(
    (name) => name !== 'name',
  );

/** Validates the invitation, and the reply if it has any field. */
export const newGuestResolver =
  (days: readonly RecordDay[]): Resolver<Values, unknown, NewGuest> =>
  (values) => {
    const invitation = invitationSchema(days).safeParse(preparedInvitation(values));
    const given = Object.entries(givenFields(days, values));
    const names: readonly string[] = replyNames(days, values);
    const known = given.filter(([name]) => names.includes(name));
    const fields = { ...Object.fromEntries(known), name: values.name ?? '' };
    const hasReply = known.length > 0;
    const invitedTo = values.days as Invitation['days'];
    const rsvp = hasReply
      ? rsvpSchema(days).safeParse(withUnaskedDays(days, fields, invitedTo))
      : null;
    const issues = [...(invitation.error?.issues ?? []), ...(rsvp?.error?.issues ?? [])];
    if (!invitation.success || rsvp?.success === false) {
      return { values: {}, errors: fieldErrors(issues) };
    }
    return { values: { invitation: invitation.data, rsvp: rsvp?.data ?? null }, errors: {} };
  };
