import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SAMPLE_INVITATIONS } from '@invitation/backend/sample-invitations';
import { WORDS } from '@invitation/domain/words/words';
import { serve } from '@invitation/vite/hosting/serve';
import type { Guest } from '../engines/guest';
import {
  button,
  expect,
  expectValue,
  expectVisible,
  heading,
  label,
  storedReplies,
  test,
} from './journey';

const ID = 'sample-invitation-weekend-by-name';
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

let server: Server;
test.beforeAll(async () => {
  server = serve('full', 'apps/full/dist-languages', 0);
  await once(server, 'listening');
});
test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('a family of four says who comes and what each eats, and changes it on a second visit', async ({
  guest,
}) => {
  const { port } = server.address() as AddressInfo;
  const link = `http://localhost:${port}/#invitation=${ID}&password=YXp1bGVqbw&language=en-GB`;
  await guest.open(link);
  await guest.click(button(english.gate.open));
  await expectValue(guest, label(english.fields.name), SAMPLE_INVITATIONS[ID]?.name ?? '');

  // Three of four on Friday, two of them with fish, and the child with a meal of his own.
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
      'who/Ana': 'friday',
      'who/Rui': 'friday',
      'who/Tom': 'friday (child)',
      'need/Tom': 'No nuts',
      'answers/course/Ana': 'Peixe',
      'answers/course/Tom': 'Menu infantil',
    },
  ]);

  // Rui stays at home, and somebody else comes along.
  await guest.open(link);
  await expectVisible(guest, { text: FRIDAY });
  await guest.click(inGroup(FRIDAY, 'Rui'));
  await guest.click(button(english.party.addGuest));
  await guest.fill(inGroup(FRIDAY, english.party.guestName), 'J. Reis');
  await guest.click(SAVE);
  await expectVisible(guest, { text: 'Ana, Tom and J. Reis are coming' });
  await guest.click(button(english.thankYou.back));
  await expectVisible(guest, { text: FRIDAY });
  expect(await isChecked(guest)).toEqual([true, false, true, true]);
  await expectValue(guest, inGroup(english.fields.dietaryRestrictions, 'Tom'), 'No nuts');
});
