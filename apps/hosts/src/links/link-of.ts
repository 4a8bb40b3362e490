import { invitationLink } from '@invitation/domain/gate/invitation-link';
import type { HostsSite } from '../context/hosts-site';
import type { PersonalInvitation } from '../model/store/collections';

/** The personal link of an invitation, in its language (B16). Empty if the deployment has no address for it. */
export function linkOf(
  { addresses, password }: Pick<HostsSite, 'addresses' | 'password'>,
  { id, days, language }: PersonalInvitation,
): string {
  const address = addresses[days];
  return address && invitationLink(address, id, password, language);
}
