import { readInvitationLink, replyKeyOf } from '@invitation/domain/gate/invitation-link';
import type { HostsSite } from '../../context/hosts-site';

/** What a code says: the key of a guest, or why it leads to none. */
export type ScannedCode =
  | { readonly key: string }
  | { readonly fault: 'notListed' | 'otherCelebration' | 'noGuestCode' };

/** Reads the personal link of a card, or of a guest's phone (B14, B19). */
export function readCode(
  text: string,
  { addresses, password }: Pick<HostsSite, 'addresses' | 'password'>,
  isListed: (key: string) => boolean,
): ScannedCode {
  const [address = '', ...fragment] = text.split('#');
  const link = readInvitationLink(fragment.join('#'), password);
  if (!link?.id) return { fault: 'noGuestCode' };
  const key = replyKeyOf(link.id);
  // A listed key is enough, whatever the address before it, because nobody can guess a key.
  if (isListed(key)) return { key };
  const isOurs = Object.values(addresses).some((ours) => ours !== '' && isSameSite(ours, address));
  return { fault: isOurs ? 'notListed' : 'otherCelebration' };
}

function isSameSite(one: string, other: string): boolean {
  try {
    return new URL(one).host === new URL(other).host;
  } catch {
    return false;
  }
}
