import { fromSite, held } from '../front-server';
import {
  button,
  DIET,
  enter,
  expect,
  expectAddress,
  expectValue,
  expectVisible,
  FRIDAY,
  fillForm,
  heading,
  NAME,
  reply,
  SATURDAY,
  SAVE,
  STORY,
  storedReplies,
  THANKS,
  test,
} from './journey';

test('a guest replies, sees the album, and changes the reply', async ({ guest }) => {
  await reply(guest, '  Ada & Grace ');
  await expectAddress(guest, '/thank-you');
  await expectVisible(guest, { role: 'link', name: 'Friday: Add to Google Calendar' });
  await expectVisible(guest, heading('Sunday Brunch'));

  await guest.click(button('View Highlights'));
  await expectAddress(guest, '/our-story');
  await expectVisible(guest, STORY);
  await guest.click(button('Close'));
  await expectVisible(guest, THANKS);

  await guest.click(button('Go back'));
  await expectValue(guest, NAME, 'Ada & Grace');
  await guest.select(FRIDAY, 'no');
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  expect(await storedReplies(guest)).toEqual([
    {
      name: 'Ada & Grace',
      friday: 'no',
      saturday: 'yes',
      dietaryRestrictions: 'No nuts',
      lastRsvp: expect.stringMatching(/Z$/),
    },
  ]);
});

test('a returning guest finds what they replied', async ({ guest }) => {
  await reply(guest, 'Ada');
  await guest.reload();
  await expectVisible(guest, THANKS);
  await guest.open('/');
  await expectValue(guest, NAME, 'Ada');
  await expectValue(guest, SATURDAY, 'yes');
  await expectValue(guest, DIET, 'No nuts');
});

test('the thank-you page has room for its picture before that is there', async ({
  guest,
  front,
}) => {
  const picture = held(fromSite);
  front.answer(/\/pictures\/thank-you-/, picture.answer);
  await enter(guest, front.origin);
  await fillForm(guest, 'Ada');
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  const image = () =>
    guest.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>('main img');
      return { isLoaded: (image?.naturalWidth ?? 0) > 0, height: image?.offsetHeight };
    });
  const before = await image();
  expect(before.isLoaded).toBe(false);
  picture.release();
  await expect.poll(async () => (await image()).isLoaded).toBe(true);
  expect((await image()).height).toBe(before.height);
});
