import { invitationLink, newInvitationId } from '@invitation/domain/gate/invitation-link';
import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { writeDocuments } from '@invitation/emulators/seed';
import type { Page } from '@playwright/test';
import { ENCODED_PASSWORD } from './password';
import { FULL, ON_EMULATORS } from './sites';

/** Samples of the embedded backend. */
const SAMPLES: Readonly<Record<Invitation['days'], string>> = {
  weekend: 'sample-invitation-weekend-for-two',
  saturday: 'sample-invitation-saturday-for-four',
};

/** Stores an invitation for two people, or uses a sample of the embedded backend. Returns its id. */
export async function createInvitation(days: Invitation['days']): Promise<string> {
  if (!ON_EMULATORS) return SAMPLES[days];
  const id = newInvitationId();
  const invitation = { name: 'Margarida & João', days, people: 2 };
  await writeDocuments(new Map([[`invitations/${id}`, invitation]]));
  return id;
}

export const linkTo = (id: string, password = ENCODED_PASSWORD): string =>
  invitationLink(`${FULL}/`, id, password);

/** Opens a personal link, and the envelope that a browser shows on the first visit. */
export async function openLink(page: Page, id: string): Promise<void> {
  await page.goto(linkTo(id));
  await page.getByRole('button', { name: 'Open' }).click();
}
