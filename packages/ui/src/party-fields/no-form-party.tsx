// In place of `form-party.tsx`, in a site whose invitations name nobody.
import type * as party from './form-party';

export const formParty: typeof party.formParty = () => ({
  issuesOf: () => [],
  answersIn: () => ({}),
  quoted: () => null,
  isShown: () => false,
  onAnswer: () => {},
  onDay: () => null,
  belowDays: () => null,
});
