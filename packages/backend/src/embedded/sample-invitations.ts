import type { Invitation } from '@invitation/domain/guest-list/invitation';

/** The invitations of the embedded backend, by id (B14). `dev` prints their links. */
export const SAMPLE_INVITATIONS: Readonly<Record<string, Invitation>> = {
  'sample-invitation-weekend-for-two': { name: 'Margarida & João', days: 'weekend', people: 2 },
  'sample-invitation-weekend-for-one': { name: 'Ines Duarte', days: 'weekend', people: 1 },
  'sample-invitation-saturday-for-four': {
    name: 'The Okafor family',
    days: 'saturday',
    people: 4,
  },
  'sample-invitation-weekend-by-name': {
    name: 'The Sousa family',
    days: 'weekend',
    people: 4,
    members: ['Ana', 'Rui', 'Tom'],
    children: ['Tom'],
  },
};
