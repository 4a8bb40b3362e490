import {
  type StoredInvitation,
  storedInvitationSchema,
} from '@invitation/domain/guest-list/stored-invitation';
import { type Parser, reasonOf } from './read-document';

/** A personal invitation with its id, which is also the key of its reply (B14). */
export type PersonalInvitation = StoredInvitation & { readonly id: string };

/** For the collection `invitations` (B14). */
export const parseInvitation: Parser<PersonalInvitation> = ({ key, data }) => {
  const { success, data: invitation, error } = storedInvitationSchema.safeParse(data);
  return success ? { ...invitation, id: key } : { key, reason: reasonOf(error) };
};
