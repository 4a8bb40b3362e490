import type { Guest } from '../engines/guest';
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
  SAVE,
  STORY,
  storedReplies,
  THANKS,
  test,
} from './journey';

/** The picture of the thank-you page, and the space that it takes. */
const picture = (guest: Guest) =>
  guest.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('main img');
    return { isLoaded: (image?.naturalWidth ?? 0) > 0, height: image?.offsetHeight };
  });

test('a guest replies, sees the album, changes the reply, and comes back', async ({
  guest,
  mockProxy,
}) => {
  const late = delayed(passThrough);
  mockProxy.mockResponse(/\/pictures\/thank-you-/, late.handler);
  await enter(guest, mockProxy.origin);
  await fillForm(guest, '  Ada & Grace ');
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  await expectAddress(guest, '/thank-you');
  const before = await picture(guest);
  expect(before.isLoaded).toBe(false);
  late.release();
  await expect.poll(async () => (await picture(guest)).isLoaded).toBe(true);
  expect((await picture(guest)).height).toBe(before.height);
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

  await guest.reload();
  await expectVisible(guest, THANKS);
  await guest.open(mockProxy.origin);
  await expectValue(guest, FRIDAY, 'no');
  await expectValue(guest, DIET, 'No nuts');
});
