import { sampleGuests } from '@invitation/hosts/model/embedded/sample';
import { summarize } from '@invitation/hosts/model/summary';
import type { Guest } from '../engines/guest';
import { HOSTS } from '../sites';
import {
  button,
  expect,
  expectGone,
  expectValue,
  expectVisible,
  heading,
  label,
  test,
} from './journey';

const { replies, invitations } = sampleGuests();
const { headcounts } = summarize({ replies, unreadable: [] }, invitations);
const link = (name: string) => ({ role: 'link', name }) as const;
const text = (text: string) => ({ text }) as const;
const SEARCH = label('Search by name');
const NOTES = label("Other notes (not on the guest's form)");
const BJORN = 'Björn Haddad & guests';

/** Opens the hosts' page and goes to another of its main pages. */
async function openTab(guest: Guest, name: string): Promise<void> {
  await guest.open(HOSTS);
  await guest.click(link(name));
}

test('the hosts see who comes to each day', async ({ guest }) => {
  await guest.open(HOSTS);
  await expectVisible(guest, heading('Who comes'));
  await expectVisible(guest, text('Live'));
  expect(headcounts).toHaveLength(3);
  for (const { people } of headcounts) {
    const name = `Come: ${people.yes}, Do not come: ${people.no}, Not answered: ${people.unanswered}, Not invited: ${people.notInvited}`;
    await expectVisible(guest, { role: 'img', name });
  }
});

test('a host finds a guest by a name typed without accents, and corrects an answer', async ({
  guest,
}) => {
  await openTab(guest, 'Guests');
  await guest.fill(SEARCH, 'BJORN haddad');
  await expectVisible(guest, text('1 of 100 guests'));
  await guest.click(text(BJORN));
  await expectVisible(guest, heading(BJORN));
  await expectValue(guest, label('Friday'), 'yes');
  await guest.select(label('Friday'), 'no');
  await guest.fill(NOTES, 'Brings a cake');
  await guest.click(button('Save reply'));
  await expectVisible(guest, text('Saved.'));
  await guest.reload();
  await expectVisible(guest, heading(BJORN));
  await expectValue(guest, label('Friday'), 'no');
  await expectValue(guest, NOTES, 'Brings a cake');
});

test('an arrival at the door survives a reload, and can be undone', async ({ guest }) => {
  const arrived = button(`Arrived: ${BJORN}`);
  await openTab(guest, 'At the door');
  await guest.select(label('Day'), 'saturday');
  await guest.fill(SEARCH, 'bjorn');
  await guest.click(arrived);
  // The search is cleared for the next guest.
  await expectValue(guest, SEARCH, '');
  await guest.reload();
  await guest.fill(SEARCH, 'bjorn');
  await expect.poll(() => guest.text(arrived)).toBe('✓Arrived');
  await expectValue(guest, label('Day'), 'saturday');
  await guest.click(arrived);
  await guest.fill(SEARCH, 'bjorn');
  await expect.poll(() => guest.text(arrived)).toBe('Arrived');
});

test('a host invites a guest, and sees the personal link', async ({ guest }) => {
  const shownLink = () =>
    guest.evaluate(() => {
      const texts = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
      return texts.find((text) => text.includes('#invitation='));
    });
  await openTab(guest, 'Guests');
  await guest.click(link('Add a guest'));
  await guest.fill(label('Name(s) on the card'), 'Uncle Otto');
  await guest.fill(label('People'), '2');
  await guest.select(label('Invited to'), 'saturday');
  await guest.click(button('Save guest'));
  await expectVisible(guest, heading('Uncle Otto'));
  const personalLink = await shownLink();
  expect(personalLink).toMatch(/^http:\/\/localhost:\d+\/#invitation=[\w-]+&password=\w+$/);
  await guest.click(button('QR code'));
  await expectVisible(guest, { role: 'img', name: 'QR code of the personal link' });
  await guest.reload();
  await expectVisible(guest, heading('Uncle Otto'));
  await expectValue(guest, label('People'), '2');
  expect(await shownLink()).toBe(personalLink);
});

test('a host deletes a reply and withdraws an invitation, and undoes both', async ({ guest }) => {
  const reply = button('Delete this reply');
  const invitation = button('Withdraw the invitation');
  await openTab(guest, 'Guests');
  await guest.fill(SEARCH, 'bjorn haddad');
  await guest.click(text(BJORN));
  await guest.click(reply);
  await expectGone(guest, reply);
  await guest.click(button('Undo'));
  await expectVisible(guest, reply);
  // The message disappears slowly.
  await expectGone(guest, button('Undo'));

  await guest.click(invitation);
  await expectVisible(guest, button('Give a personal link'));
  await guest.click(button('Undo'));
  await expectVisible(guest, invitation);
  await guest.reload();
  await expectVisible(guest, reply);
  await expectVisible(guest, invitation);
});
