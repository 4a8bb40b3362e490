import { SAMPLE_INVITATIONS } from '@invitation/backend/sample-invitations';
import { person } from '@invitation/domain/fixtures/people';
import { WORDS } from '@invitation/domain/words/words';
import type { Guest } from '../engines/guest';
import { HOSTS } from '../sites';
import { serveTwoLanguages } from '../two-languages';
import {
  button,
  expect,
  expectSoon,
  expectValue,
  expectVisible,
  heading,
  label,
  shareDocuments,
  storedReplies,
  test,
} from './journey';

const ID = 'sample-invitation-weekend-by-name';
const INVITATION = SAMPLE_INVITATIONS[ID];
const english = WORDS['en-GB'];
const FRIDAY = english.party.whoIsComing('Friday');
const SAVE = button(english.form.save);
const THANKS = heading(english.thankYou.title);
const inGroup = (group: string, name: string) => ({ label: name, in: group }) as const;
const isChecked = (guest: Guest) =>
  guest.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')].map(
      ({ checked }) => checked,
    ),
  );

const address = serveTwoLanguages();

test('a family of four says who comes, changes it on a second phone, and arrives at the door', async ({
  guest,
  openPhone,
}) => {
  const site = address();
  const link = `${site}/#invitation=${ID}&password=YXp1bGVqbw&language=en-GB`;
  await guest.open(link);
  await guest.click(button(english.gate.open));
  await expectValue(guest, label(english.fields.name), INVITATION?.name ?? '');
  await expectVisible(guest, { text: 'Ana, Rui and Tom' });

  // Three of the four come on Friday: two of them have fish, and the child has another meal.
  await guest.select(label(english.form.day('Friday')), 'yes');
  await guest.select(label(english.form.day('Saturday')), 'no');
  await guest.select(inGroup('Main course', 'Ana'), 'Peixe');
  await guest.select(inGroup('Main course', 'Rui'), 'Peixe');
  await guest.select(inGroup('Main course', 'Tom'), 'Menu infantil');
  await guest.fill(inGroup(english.fields.dietaryRestrictions, 'Tom'), 'No nuts');
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  await expectVisible(guest, { text: 'Ana, Rui and Tom are coming' });
  expect(await storedReplies(guest)).toMatchObject([
    {
      id: ID,
      friday: 'yes',
      people: [
        person('Ana', 'friday', { answers: { course: 'Peixe' } }),
        person('Rui', 'friday', { answers: { course: 'Peixe' } }),
        person('Tom', 'friday (child)', { need: 'No nuts', answers: { course: 'Menu infantil' } }),
      ],
    },
  ]);

  // On a second phone, Rui stays at home, and somebody else comes along.
  const phone = await openPhone(site);
  await phone.open(`${site}/licenses.txt`);
  await shareDocuments(guest, phone);
  await phone.open(link);
  await phone.click(button(english.gate.open));
  await expectVisible(phone, { text: FRIDAY });
  await phone.click(inGroup(FRIDAY, 'Rui'));
  await phone.click(button(english.party.addGuest));
  await phone.click(SAVE);
  // The name may still be unknown.
  await expectVisible(phone, { text: 'Ana, Tom and +1 are coming' });
  await phone.click(button(english.thankYou.back));
  await phone.fill(inGroup(FRIDAY, english.party.guestName), 'J. Reis');
  await phone.click(SAVE);
  await expectVisible(phone, { text: 'Ana, Tom and J. Reis are coming' });
  await shareDocuments(phone, guest);
  await guest.reload();
  await expectVisible(guest, { text: 'Ana, Tom and J. Reis are coming' });
  await guest.click(button(english.thankYou.back));
  await expectVisible(guest, { text: FRIDAY });
  expect(await isChecked(guest)).toEqual([true, false, true, true]);
  await expectValue(guest, inGroup(english.fields.dietaryRestrictions, 'Tom'), 'No nuts');

  // At the door, the hosts see the same people, and count who arrives.
  const [reply] = await storedReplies(phone);
  const door = await openPhone(HOSTS);
  await door.open('/licenses.txt');
  await door.evaluate(
    (text) => localStorage.setItem('embedded_guest_list', text),
    JSON.stringify({
      [`invitations/${ID}`]: INVITATION,
      [`rsvps/${ID}`]: reply,
    }),
  );
  await door.open('/#/door?day=friday');
  await expectSoon(() => door.evaluate(() => document.body.textContent)).toMatch(
    /Ana\s✓.*Rui\s–.*Tom\s✓.*J\. Reis\s✓/s,
  );
  await door.click(button(`${INVITATION?.name}: mark as arrived`));
  await expectVisible(door, { text: '3 of 3' });
  await door.click(button('One fewer'));
  await expectVisible(door, { text: '2 of 3' });
});
