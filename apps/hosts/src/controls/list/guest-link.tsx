import { guestAddress } from '../../context/addresses';
import type { Guest } from '../../model/people/guests';
import { GuestName } from '../guest-name';
import * as layout from '../layout.css';

export const GuestLink = ({ guest }: { readonly guest: Pick<Guest, 'key' | 'name'> }) => (
  <a href={guestAddress(guest.key)} className={layout.target}>
    <GuestName guest={guest} />
  </a>
);
