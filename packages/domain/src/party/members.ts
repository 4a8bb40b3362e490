import { party as words } from '@invitation/domain/words/group/party';
import * as z from 'zod/mini';
import { PARTY_LIMIT } from '../record/rsvp-fields';
import { isPersonName, PERSON_NAME_LIMIT } from './person';

/** The people whom an invitation names (B14). Its other places are for guests without a name. */
export type Members = {
  readonly members?: readonly string[] | undefined;
  readonly children?: readonly string[] | undefined;
};

/** The invitation says which of its members are children. For everybody else, the reply says so. */
export const isChildOf = (
  { members = [], children = [] }: Members,
  name: string,
  isChild: boolean,
): boolean => (members.includes(name) ? children.includes(name) : isChild);

/** The members whom a greeting lists after the name of the invitation; none if that name contains them all. */
export const greeted = ({
  name,
  members = [],
}: Members & { readonly name: string }): readonly string[] =>
  members.every((member) => name.includes(member)) ? [] : members;

const distinct = z.refine<readonly string[]>(
  (names) => new Set(names).size === names.length,
  words.sameName,
);

/** The names of a party: distinct, and accepted by the rules. */
export const namesSchema = z
  .array(z.string().check(z.refine(isPersonName, words.nameRequired(PERSON_NAME_LIMIT))))
  .check(z.maxLength(PARTY_LIMIT), distinct);

export const membersShape = {
  members: z.optional(namesSchema),
  children: z.optional(z.array(z.string()).check(distinct)),
};

export const membersChecks = [
  z.refine<Members & { readonly people: number }>(
    ({ members = [], people }) => members.length <= people,
    { path: ['members'], error: words.tooMany },
  ),
  z.refine<Members>(
    ({ members = [], children = [] }) => children.every((name) => members.includes(name)),
    { path: ['children'], error: words.childUnknown },
  ),
];
