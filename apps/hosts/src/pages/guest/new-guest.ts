import type { Values } from '@invitation/domain/edit';
import { SAMPLE_DAYS } from '@invitation/domain/event';
import { type Invitation, invitationSchema } from '@invitation/domain/invitation';
import { type Rsvp, rsvpSchema } from '@invitation/domain/rsvp';
import { FIELD_NAMES } from '@invitation/domain/rsvp-fields';
import type { Resolver } from 'react-hook-form';
import { BLANK_INVITATION, preparedInvitation } from './invitation-values';
import { BLANK_REPLY, givenFields } from './reply-values';
import { fieldErrors } from './schema-resolver';
import { withUnaskedDays } from './unasked-days';

/** A guest whom a host adds. */
export interface NewGuest {
  readonly invitation: Invitation;
  /** `null` if nothing is known yet. */
  readonly rsvp: Rsvp | null;
}

export const BLANK_GUEST: Values = { ...BLANK_REPLY, ...BLANK_INVITATION };

/** The fields of the reply that the form has, besides the name. */
export const REPLY_NAMES = FIELD_NAMES.filter((name) => name !== 'name');

/** Validates the invitation, and the reply if it has any field. */
export const newGuestResolver: Resolver<Values, unknown, NewGuest> = (values) => {
  const invitation = invitationSchema(SAMPLE_DAYS).safeParse(preparedInvitation(values));
  const fields = givenFields(values);
  const hasReply = Object.keys(fields).some((name) => name !== 'name');
  const rsvp = hasReply
    ? rsvpSchema(SAMPLE_DAYS).safeParse(withUnaskedDays(fields, values.days as Invitation['days']))
    : null;
  const issues = [...(invitation.error?.issues ?? []), ...(rsvp?.error?.issues ?? [])];
  if (!invitation.success || rsvp?.success === false) {
    return { values: {}, errors: fieldErrors(issues) };
  }
  return { values: { invitation: invitation.data, rsvp: rsvp?.data ?? null }, errors: {} };
};
