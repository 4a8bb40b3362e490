import { fields as words } from '@invitation/domain/words/group/fields';
import * as z from 'zod/mini';
import { type Invitation, invitationSchema } from './invitation';

export type StoredInvitation = Invitation & {
  /** Of the link, on a site in several languages (B16), e.g. `pt-PT`. */
  readonly language?: string | undefined;
};

/** As in the rules. The site may no longer have the language. */
const TAG = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

/** Guests do not read the language, which is in their link. */
export const storedInvitationSchema = z.extend(invitationSchema, {
  language: z.optional(
    z.custom<string>((value) => typeof value === 'string' && TAG.test(value), words.optionRequired),
  ),
});
