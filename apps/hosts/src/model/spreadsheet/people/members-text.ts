import type { Members } from '@invitation/domain/party/members';
import { columns } from '@invitation/domain/words/hosts/columns';

/** E.g. `Ana; Rui; Tom (child)`. Empty without names. */
export const membersText = ({ members = [], children = [] }: Members): string =>
  members.map((name) => (children.includes(name) ? columns.asChild(name) : name)).join('; ');
