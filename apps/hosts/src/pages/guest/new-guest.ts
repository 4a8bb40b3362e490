import { type Invitation, invitationSchema } from '@invitation/domain/invitation';
import { rsvpSchema } from '@invitation/domain/rsvp';
import { FIELD_NAMES } from '@invitation/domain/rsvp-fields';
import type { Resolver } from 'react-hook-form';
import type { NewGuest } from '../../model/hosts-backend';
import { type InvitationValues, preparedInvitation } from './invitation-values';
import { givenFields, type ReplyValues, replyValues } from './reply-values';
import { fieldErrors } from './schema-resolver';
import { withUnaskedDays } from './unasked-days';

/** The texts of the form for a new guest. */
export type NewGuestValues = ReplyValues & InvitationValues;

export const EMPTY_GUEST: NewGuestValues = { ...replyValues(null), days: 'weekend', people: '1' };

/** The fields of the reply that the form has, besides the name. */
export const REPLY_NAMES = FIELD_NAMES.filter((name) => name !== 'name');

/** Validates the invitation, and the reply if it has any field. */
export const newGuestResolver: Resolver<NewGuestValues, unknown, NewGuest> = (values) => {
  const invitation = invitationSchema.safeParse(preparedInvitation(values));
  const fields = givenFields(values, null);
  const hasReply = Object.keys(fields).some((name) => name !== 'name');
  const rsvp = hasReply
    ? rsvpSchema.safeParse(withUnaskedDays(fields, values.days as Invitation['days']))
    : null;
  const issues = [...(invitation.error?.issues ?? []), ...(rsvp?.error?.issues ?? [])];
  if (!invitation.success || rsvp?.success === false) {
    return { values: {}, errors: fieldErrors<NewGuestValues>(issues) };
  }
  return { values: { invitation: invitation.data, rsvp: rsvp?.data ?? null }, errors: {} };
};
