import * as z from 'zod/mini';
import { DAYS } from './event';
import type { Mode } from './mode';
import { rsvpSchema } from './rsvp';

/** The most people on one invitation (B14). */
export const PEOPLE_LIMIT = 20;
export const PEOPLE_REQUIRED = `Please give a whole number from 1 to ${PEOPLE_LIMIT}`;
export const DAYS_REQUIRED = 'Please choose weekend or saturday';

/** The days that an invitation is for. */
export const INVITATION_DAYS = ['weekend', 'saturday'] as const satisfies readonly Mode[];

/** A personal invitation, a document of the collection `invitations` (B14). Its key is the id in the link. */
export const invitationSchema = z.object({
  /** As on the card. */
  name: rsvpSchema.shape.name,
  days: z.enum(INVITATION_DAYS, { error: DAYS_REQUIRED }),
  /** The number of people the card is for. */
  people: z
    .number({ error: PEOPLE_REQUIRED })
    .check(z.int(PEOPLE_REQUIRED), z.gte(1, PEOPLE_REQUIRED), z.lte(PEOPLE_LIMIT, PEOPLE_REQUIRED)),
  /** The days on which these guests have arrived. Only hosts change it, at the door. Whoever has the personal link can read it. */
  arrived: z.optional(
    z
      .array(z.enum(DAYS))
      .check(z.refine((days) => new Set(days).size === days.length, 'A day is listed twice')),
  ),
});

export type Invitation = z.infer<typeof invitationSchema>;
