import {
  type StoredInvitation,
  storedInvitationSchema,
} from '@invitation/domain/stored-invitation';
import { type ReadDocument, reasonOf, type Unreadable } from './replies';

/** A personal invitation with its id, which is also the key of its reply (B14). */
export type PersonalInvitation = StoredInvitation & { readonly id: string };

/** The whole collection. Every document is in one of the lists. */
export interface Invitations {
  readonly invitations: readonly PersonalInvitation[];
  readonly unreadable: readonly Unreadable[];
}

function parseDocument({ key, data }: ReadDocument): PersonalInvitation | Unreadable {
  const { success, data: invitation, error } = storedInvitationSchema.safeParse(data);
  return success ? { ...invitation, id: key } : { key, reason: reasonOf(error) };
}

/** Parses documents of the collection `invitations` by the domain's schema (B14). */
export function parseInvitations(documents: readonly ReadDocument[]): Invitations {
  const parsed = documents.map(parseDocument);
  return {
    invitations: parsed.filter((each): each is PersonalInvitation => !('reason' in each)),
    unreadable: parsed.filter((each): each is Unreadable => 'reason' in each),
  };
}
