import { fields as words } from '@invitation/domain/words/group/fields';
import * as z from 'zod/mini';
import { type Invitation, invitationSchema } from './invitation';

export type StoredInvitation = Invitation & {
  /** The language of the link on a site in several languages (B16), e.g. `pt-PT`. */
  readonly language?: string | undefined;
};

/** The same pattern as in the rules, not a list: the site may no longer have the language. */
const TAG = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

/** For hosts. Guests get the language from their link. */
export const storedInvitationSchema = z.extend(invitationSchema, {
  language: z.optional(
    z.custom<string>((value) => typeof value === 'string' && TAG.test(value), words.optionRequired),
  ),
});
