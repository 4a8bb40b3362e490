import { HOSTS } from '../sites';
import { button, expectValue, expectVisible, heading, label, test } from './journey';

const link = (name: string) => ({ role: 'link', name }) as const;
const text = (text: string) => ({ text }) as const;
const SEARCH = label('Search by name');
const NOTES = label('Other notes (not on the guest’s form)');
const BJORN = 'Björn Haddad & guests';

test('a host corrects an answer, and an arrival at the door survives a reload', async ({
  guest,
}) => {
  await guest.open(HOSTS);
  await guest.click(link('Guests'));
  await guest.fill(SEARCH, 'BJORN haddad');
  await expectVisible(guest, text('1 of 100 guests'));
  await guest.click(text(BJORN));
  await expectVisible(guest, heading(BJORN));
  await expectValue(guest, label('Friday'), 'yes');
  await guest.select(label('Friday'), 'no');
  await guest.fill(NOTES, 'Brings a cake');
  await guest.click(button('Save changes'));
  await expectVisible(guest, text('Saved.'));
  await guest.reload();
  await expectVisible(guest, heading(BJORN));
  await expectValue(guest, label('Friday'), 'no');
  await expectValue(guest, NOTES, 'Brings a cake');

  const mark = button(`${BJORN}: mark as arrived`);
  const arrived = (number: number) => text(`${number} of 2`);
  await guest.click(link('Door'));
  await guest.select(label('Day'), 'saturday');
  await guest.fill(SEARCH, 'bjorn');
  await guest.click(mark);
  await expectVisible(guest, arrived(2));
  await guest.reload();
  await guest.fill(SEARCH, 'bjorn');
  await expectVisible(guest, arrived(2));
  await expectValue(guest, label('Day'), 'saturday');
  await guest.click(button('One fewer'));
  await expectVisible(guest, arrived(1));
  await guest.click(button('Undo'));
  await expectVisible(guest, arrived(2));
});
