import { party as words } from '@invitation/domain/words/group/party';
import * as z from 'zod/mini';
import { PARTY_LIMIT } from '../record/rsvp-fields';
import { isPersonName, PERSON_NAME_LIMIT } from './person';

/** Those whom an invitation names (B14). The other `people` are places for guests. */
export type Members = {
  readonly members?: readonly string[] | undefined;
  readonly children?: readonly string[] | undefined;
};

/** The invitation says which of its members are children, and the reply says it of everybody else. */
export const isChildOf = (
  { members = [], children = [] }: Members,
  name: string,
  isChild: boolean,
): boolean => (members.includes(name) ? children.includes(name) : isChild);

/** Whom a greeting names after the invitation: its members, unless its name has them all. */
export const greeted = ({
  name,
  members = [],
}: Members & { readonly name: string }): readonly string[] =>
  members.every((member) => name.includes(member)) ? [] : members;

const distinct = z.refine<readonly string[]>(
  (names) => new Set(names).size === names.length,
  words.sameName,
);

/** Of a party: distinct names that the rules accept. */
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
