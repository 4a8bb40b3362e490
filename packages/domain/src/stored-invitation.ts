import { fields as words } from '@invitation/domain/words/group/fields';
import * as z from 'zod/mini';
import { type Invitation, invitationSchema } from './invitation';

/** An invitation as hosts save it. */
export type StoredInvitation = Invitation & {
  /** A tag such as `pt-PT`, for the personal link of a site in several languages (B16). */
  readonly language?: string | undefined;
};

/** The rules have it too. Of a language that the site no longer has, the invitation stays readable. */
const TAG = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

/** Guests read all but the language, which is in their link. */
export const storedInvitationSchema = z.extend(invitationSchema, {
  language: z.optional(
    z.custom<string>((value) => typeof value === 'string' && TAG.test(value), words.optionRequired),
  ),
});
