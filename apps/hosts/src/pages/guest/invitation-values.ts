import type { Values } from '@invitation/domain/edit';
import type { Invitation } from '@invitation/domain/invitation';
import { common } from '@invitation/domain/words/hosts/common';
import { guest as words } from '@invitation/domain/words/hosts/guest';

/** The values of a form for a new invitation. */
export const BLANK_INVITATION: Values = { name: '', days: 'weekend', people: '1' };

/** What the schema reads from the form. An empty number is missing. */
export const preparedInvitation = ({ name, days, people = '' }: Values) => ({
  name,
  days,
  people: people.trim() === '' ? undefined : Number(people),
});

/** What a host sets on an invitation. */
export const invitationFields = ({ name, days, people }: Invitation) => ({ name, days, people });

/** The labels of the form. */
export const INVITATION_LABELS = {
  name: words.nameOnCard,
  days: words.invitedTo,
  people: common.people,
} as const;
