import type { INVITATION_DAYS } from '@invitation/domain/invitation';
import type { InvitationFields } from '../../model/invitation-save';

/** The texts of the form of an invitation. */
export interface InvitationValues {
  name: string;
  days: string;
  people: string;
}

export const invitationValues = ({ name, days, people }: InvitationFields): InvitationValues => ({
  name,
  days,
  people: String(people),
});

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

/** The labels of the form. */
export const INVITATION_LABELS = {
  name: 'Name(s) on the card',
  days: 'Invited to',
  people: 'People',
} as const satisfies Readonly<Record<keyof InvitationFields, string>>;
