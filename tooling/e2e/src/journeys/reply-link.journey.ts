import type { Guest } from '../engines/guest';
import { FULL } from '../sites';
import {
  button,
  DIET,
  expect,
  expectSoon,
  expectValue,
  expectVisible,
  NAME,
  reply,
  SATURDAY,
  SAVE,
  shareDocuments,
  storedReplies,
  THANKS,
  test,
} from './journey';

/** Deletes what a browser deletes after seven days without a visit. The embedded backend's documents stay, like a server's. */
const forgetSite = (guest: Guest) =>
  guest.evaluate(() => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('embedded_') || key === 'embedded_session') localStorage.removeItem(key);
    }
  });

test('a link to one’s own reply opens it seven days later and on another phone', async ({
  guest,
  openPhone,
}) => {
  await reply(guest, 'Ada');
  await guest.click(button('Copy link'));
  const linkOf = async () => (await guest.value({ label: 'Link' })) ?? '';
  await expectSoon(linkOf).toContain('#reply=');
  const link = await linkOf();

  // The browser has a new account, and the link leads it to the reply.
  await guest.open('/licenses.txt');
  await forgetSite(guest);
  await guest.open(link);
  await expectValue(guest, NAME, 'Ada');
  expect((await guest.address()).hash).toBe('');
  await guest.fill(DIET, 'Vegan');
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);

  const phone = await openPhone();
  await phone.open(`${FULL}/licenses.txt`);
  await shareDocuments(guest, phone);
  await phone.open(link);
  await expectValue(phone, DIET, 'Vegan');
  await phone.select(SATURDAY, 'no');

  // Changed on both: the other phone has not seen that the first one no longer says Vegan.
  await guest.click(button('Go back'));
  await guest.fill(DIET, 'No milk');
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  await shareDocuments(guest, phone);
  await phone.click(SAVE);
  await expectVisible(phone, THANKS);
  expect(await storedReplies(phone)).toMatchObject([
    { name: 'Ada', saturday: 'no', dietaryRestrictions: 'No milk' },
  ]);

  await shareDocuments(phone, guest);
  await guest.reload();
  await expectVisible(guest, THANKS);
  await guest.click(button('Go back'));
  await expectValue(guest, SATURDAY, 'no');
});
