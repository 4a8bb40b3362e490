import { fields as words } from '@invitation/domain/words/group/fields';
import * as z from 'zod/mini';
import type { Mode } from '../mode/mode';
import { type Members, membersChecks, membersShape } from '../party/members';
import { nameSchema, peopleSchema } from '../rsvp/rsvp';

export const INVITATION_DAYS = ['weekend', 'saturday'] as const satisfies readonly Mode[];

/** A document of `invitations` (B14). Its key is the id in the link. */
export type Invitation = Members & {
  readonly name: string;
  readonly days: (typeof INVITATION_DAYS)[number];
  readonly people: number;
};

export const invitationSchema = z
  .object({
    name: nameSchema,
    days: z.enum(INVITATION_DAYS, { error: words.optionRequired }),
    people: peopleSchema,
    ...membersShape,
  })
  .check(...membersChecks);
