import type { RecordDay } from '@invitation/domain/event/event';
import type { PersonalInvitation, Reply } from '../../store/collections';
import { firstNameAt, type SampleGuests } from './sample';

/** The name of a guest who is only in the reply. */
const COMPANION = 'Kim';

/**
 * The same guests with names (B14): invitations for three or four become families with names. The others are couples without names,
 * and named guests who may bring somebody.
 */
export function withFamilies(
  days: readonly RecordDay[],
  { replies, invitations, ...rest }: SampleGuests,
): SampleGuests {
  const families = new Map(
    invitations.map((invitation, index) => [invitation.id, familyOf(invitation, index)]),
  );
  return {
    ...rest,
    invitations: [...families.values()],
    replies: replies.map((reply, index) => {
      const family = families.get(reply.key);
      return family?.members ? replyOf(days, family, reply, index) : reply;
    }),
  };
}

function familyOf(invitation: PersonalInvitation, index: number): PersonalInvitation {
  const { name, people } = invitation;
  const own = name.replace(' & guests', '');
  if (people > 2) {
    const members = [0, 9, 4, 13].slice(0, people).map((step) => firstNameAt(index + step));
    return { ...invitation, name: `${own} & family`, members, children: members.slice(2) };
  }
  const isPlusOne = people === 2 && index % 2 === 0;
  return isPlusOne ? { ...invitation, name: own, members: [own] } : invitation;
}

function replyOf(
  days: readonly RecordDay[],
  { name, people, members = [], children = [] }: PersonalInvitation,
  { dietaryRestrictions: need, guest: _, ...reply }: Reply,
  index: number,
): Reply {
  const coming = days.map(({ day }) => day).filter((day) => reply[day] === 'yes');
  if (coming.length === 0) return { ...reply, name };
  // In every other family, the children come on one day only.
  const daysOf = (isChild: boolean) => (isChild && index % 2 === 0 ? coming.slice(-1) : coming);
  const isBringing = people > members.length && index % 3 > 0;
  return {
    ...reply,
    name,
    people: [...members, ...(isBringing ? [COMPANION] : [])].map((person, place) => {
      const isChild = children.includes(person);
      const isFirst = place === 0;
      return {
        name: person,
        days: daysOf(isChild),
        isChild,
        need: (isFirst && need) || '',
        answers: {},
      };
    }),
  };
}
