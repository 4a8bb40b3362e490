import type { CardTexts } from '@invitation/domain/event/card-texts';
import { greeted } from '@invitation/domain/party/members';
import { listed } from '@invitation/domain/words/plural';
import type { HostsSite } from '../../context/hosts-site';
import { linkOf } from '../../links/link-of';
import type { Guest } from '../../model/people/guests';
import type { PersonalInvitation } from '../../model/store/collections';

export const CARD_GROUPS = ['all', 'unanswered', 'weekend', 'saturday', 'chosen', 'place'] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];

/** What is printed for one personal invitation (B14). */
export interface Card extends Pick<PersonalInvitation, 'id' | 'name' | 'days'> {
  /** Empty if the deployment has no address for it. */
  readonly link: string;
  /** The people by name in a sentence, unless the name on the card has them all. */
  readonly people?: string | undefined;
  /** The texts in the language of the invitation, otherwise in the default one. */
  readonly texts: CardTexts;
}

function isIn({ key, reply, invitation }: Guest, group: CardGroup, chosen: ReadonlySet<string>) {
  switch (group) {
    case 'all':
      return true;
    case 'unanswered':
      return reply === null;
    case 'chosen':
      return chosen.has(key);
    default:
      return invitation?.days === group;
  }
}

/** The cards of a group, in the order of the guests. A guest without an invitation has none. */
export const cardsOf = (
  guests: readonly Guest[],
  group: CardGroup,
  chosen: ReadonlySet<string>,
  site: Pick<HostsSite, 'addresses' | 'password' | 'guestTexts'>,
): readonly Card[] =>
  guests.flatMap((guest) => {
    const { invitation } = guest;
    if (!invitation || !isIn(guest, group, chosen)) return [];
    const { id, name, days, language } = invitation;
    const { guestTexts } = site;
    const { cards } = guestTexts.find((each) => each.language === language) ?? guestTexts[0];
    const texts = cards[days];
    const names = greeted(invitation);
    const people = names.length > 0 ? listed(texts.language, names) : undefined;
    return [{ id, name, days, people, link: linkOf(site, invitation), texts }];
  });
