import { common } from '@invitation/domain/words/hosts/common';
import type { Guest } from '../model/people/guests';

/** The name of a guest, also of one without a name. */
export const nameOf = ({ name }: Pick<Guest, 'name'>): string => name.trim() || common.noName;

/** The name, isolated from the direction of the text around it. */
export const GuestName = ({ guest }: { readonly guest: Pick<Guest, 'name'> }) => (
  <bdi translate="no">{nameOf(guest)}</bdi>
);
