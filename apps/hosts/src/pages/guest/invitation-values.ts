import type { Values } from '@invitation/domain/edit';
import type { INVITATION_DAYS, Invitation } from '@invitation/domain/invitation';

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

/** The choices of days. */
export const DAYS_LABELS: Readonly<Record<(typeof INVITATION_DAYS)[number], string>> = {
  weekend: 'Weekend',
  saturday: 'Saturday only',
};

/** The labels of the form. */
export const INVITATION_LABELS = {
  name: 'Name(s) on the card',
  days: 'Invited to',
  people: 'People',
} as const;
