import type { INVITATION_DAYS, Invitation } from '@invitation/domain/invitation';

/** The texts of the form of an invitation. */
export interface InvitationValues {
  name: string;
  days: string;
  people: string;
}

/** What a host sets on an invitation. */
export type InvitationFields = Pick<Invitation, 'name' | 'days' | 'people'>;

/** What the schema reads from the form. An empty number is missing. */
export const preparedInvitation = ({ name, days, people }: InvitationValues) => ({
  name,
  days,
  people: people.trim() === '' ? undefined : Number(people),
});

/** The choices of days. */
export const DAYS_LABELS: Readonly<Record<(typeof INVITATION_DAYS)[number], string>> = {
  weekend: 'Weekend',
  saturday: 'Saturday only',
};
