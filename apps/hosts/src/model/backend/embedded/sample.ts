import type { RecordDay } from '@invitation/domain/event/event';
import type { Answer } from '@invitation/domain/record/rsvp-fields';
import type { PersonalInvitation, Reply } from '../../store/collections';
import type { NotesByKey } from '../../store/guest-notes';

export interface SampleGuests {
  readonly replies: readonly Reply[];
  readonly invitations: readonly PersonalInvitation[];
  readonly notes?: NotesByKey;
}

const FIRST_NAMES =
  'Amara,Björn,Chloé,Dmitri,Esra,Fionn,Grace,Hiro,Inês,Jonas,Kavya,Léa,Marek,Noor,Oona,Priya,Quentin,Rosa,Sören,Tomás,Uma,Viktor,Wanjiru,Ximena,Yusuf,Zoë';
const LAST_NAMES =
  'Abara,Bianchi,Castellanos,Dubois,Eriksen,Fernández,Goldberg,Haddad,Ivanova,Jansen,Kowalski,Lindqvist,Mbeki,Nakamura,Okafor,Petrov,Quispe,Rossi,Silva,Takahashi,Ueda,Vargas,Weiss,Xu,Yilmaz,Zhang';
const DIETS = ['Vegetarian', 'vegetarian.', 'Vegan', 'No nuts, please', 'Gluten free', 'Halal'];

const pick = (list: string, index: number): string => {
  const names = list.split(',');
  return names[index % names.length] ?? '';
};

export const firstNameAt = (index: number): string => pick(FIRST_NAMES, index);

/** A name that is unique among the indexes below 600. The names of larger ones get a number. */
function nameOf(index: number): string {
  const last = pick(LAST_NAMES, index * 7 + Math.floor(index / 26));
  const name = `${firstNameAt(index)} ${last}`;
  return index < 600 ? name : `${name} ${Math.floor(index / 600)}`;
}

const peopleAt = (index: number): number => [1, 2, 2, 4, 1, 3][index % 6] ?? 1;
const answer = (isYes: boolean): Answer => (isYes ? 'yes' : 'no');

const invitationAt = (index: number): PersonalInvitation => ({
  id: `sample-invitation-number-${String(index).padStart(4, '0')}`,
  name: peopleAt(index) === 1 ? nameOf(index) : `${nameOf(index)} & guests`,
  days: index % 5 === 3 ? 'saturday' : 'weekend',
  people: peopleAt(index),
});

/** Fictitious phone numbers, as people write them, for guests who have not answered. */
const PHONES =
  '+1 (212) 555-0142,0012125550143,212.555.0144,1-212-555-0145,+12125550146,(212) 555-0147';

export const SAMPLE_NOTES: NotesByKey = new Map(
  PHONES.split(',').map((phone, index) => [
    invitationAt(60 + index * 4).id,
    {
      phone,
      table: String(index + 1),
      ...(index % 2 === 0 && { email: `guest${index}@example.com` }),
    },
  ]),
);

/** Two of three replies belong to an invitation. */
const hasInvitation = (index: number): boolean => index % 3 !== 2;

function replyAt(days: readonly RecordDay[], index: number): Reply {
  const invitation = invitationAt(index);
  const key = hasInvitation(index)
    ? invitation.id
    : `sample-guest-with-password-${String(index).padStart(4, '0')}`;
  const diet = index % 4 === 1 ? DIETS[(index >> 2) % DIETS.length] : undefined;
  const isComing = index % 9 !== 4;
  return {
    key,
    ...(hasInvitation(index) && { id: key }),
    name: hasInvitation(index) ? invitation.name : nameOf(index),
    ...Object.fromEntries(
      days.flatMap(({ day, asked, guests }) => {
        if (!asked) return index % 8 === 2 ? [[day, answer(index % 16 === 2)]] : [];
        if (guests === 'everyone') return [[day, answer(isComing)]];
        return [[day, answer(invitation.days === 'weekend' && index % 7 < 4)]];
      }),
    ),
    ...(index % 11 === 5 && { guest: nameOf(index + 300) }),
    ...(diet && isComing && { dietaryRestrictions: diet }),
    ...(index % 20 === 6 && { otherNotes: 'Asked for a seat near the door' }),
    lastRsvp: new Date(Date.UTC(2025, 7, 1, 9) + ((index * 37) % 600) * 3_600_000),
  };
}

/**
 * A guest list that is always the same. Some replies repeat the name of an earlier one or of an open invitation, so that
 * there are likely duplicates.
 *
 * @param open the number of invitations without a reply
 */
export function sampleGuests(days: readonly RecordDay[], replyCount = 60, open = 40): SampleGuests {
  const replies = Array.from({ length: replyCount }, (_, index) => replyAt(days, index));
  const repeated = replies.map((reply, index) => {
    if (index >= 30 && index % 30 === 29) {
      return { ...reply, name: (replies[index - 27]?.name ?? '').replace(' & guests', '') };
    }
    const isOfOpenInvitation = index % 30 === 14 && index < open;
    return isOfOpenInvitation ? { ...reply, name: invitationAt(replyCount + index).name } : reply;
  });
  const invited = Array.from({ length: replyCount }, (_, index) => index).filter(hasInvitation);
  const unanswered = Array.from({ length: open }, (_, index) => replyCount + index);
  return {
    replies: repeated,
    invitations: [...invited, ...unanswered].map(invitationAt),
  };
}
