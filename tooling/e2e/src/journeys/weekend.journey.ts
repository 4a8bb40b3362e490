import { delayed, passThrough } from '../mock-proxy';
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

test('a returning guest sees their reply', async ({ guest }) => {
  await reply(guest, 'Ada');
  await guest.reload();
  await expectVisible(guest, THANKS);
  await guest.open('/');
  await expectValue(guest, NAME, 'Ada');
  await expectValue(guest, SATURDAY, 'yes');
  await expectValue(guest, DIET, 'No nuts');
});

test('the thank-you page reserves the space of its picture before it loads', async ({
  guest,
  mockProxy,
}) => {
  const picture = delayed(passThrough);
  mockProxy.mockResponse(/\/pictures\/thank-you-/, picture.handler);
  await enter(guest, mockProxy.origin);
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
