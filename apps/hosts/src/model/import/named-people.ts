import type { Members } from '@invitation/domain/party';
import type { Fields } from '@invitation/domain/record';
import { columns } from '@invitation/domain/words/hosts/columns';
import { childrenAdded } from '../members';

/** As tables in every language of the page say it. */
const CHILD = /\s*\((?:child|kind|niñ[oa]|criança)\)$/i;

const listed = (text: string, separator: string | RegExp): readonly string[] =>
  text
    .split(separator)
    .map((name) => name.trim())
    .filter(Boolean);

/** E.g. `Ana; Rui; Tom (child)`. Empty without names. */
export const membersText = ({ members = [], children = [] }: Members): string =>
  members.map((name) => (children.includes(name) ? columns.asChild(name) : name)).join('; ');

function membersIn(cell: string): Members {
  const all = listed(cell, ';');
  const members = all.map((name) => name.replace(CHILD, ''));
  const children = members.filter((_, index) => CHILD.test(all[index] ?? ''));
  return {
    ...(members.length > 0 && { members }),
    ...(children.length > 0 && { children }),
  };
}

/** Guests in a reply whom a list names for the first time stay children (B14). */
export function withKnownChildren<Card extends Members>(
  card: Card,
  { members: before = [] }: Members,
  reply: Fields | null = null,
): Card {
  const { members = [], children = [] } = card;
  const known = childrenAdded(before, members, reply);
  return known.length > 0 ? { ...card, children: [...new Set([...children, ...known])] } : card;
}

/**
 * What a row says of people: `Ana +1` is Ana with a guest, and `The Okafors (4)` are four. The cells of their own columns
 * say more.
 */
export function peopleInRow(
  name: string,
  cell: string,
): Members & { name: string; people: number } {
  const given = membersIn(cell);
  const [, family = name, size] = /^(.+?)\s*\((\d+)\)$/.exec(name) ?? [];
  const [, hosts = family, guests = '0'] = /^(.+?)\s*\+\s*(\d+)$/.exec(family) ?? [];
  const named = hosts === family ? given : { members: listed(hosts, '&'), ...given };
  const people = Number(size ?? (named.members?.length ?? 0) + Number(guests));
  return { ...named, name: hosts, people };
}
