import type { Guest } from '../engines/guest';
import { delayed, passThrough } from '../mock-proxy';
import {
  button,
  expect,
  expectSoon,
  expectValue,
  expectVisible,
  fillForm,
  NAME,
  SAVE,
  STORY,
  THANKS,
  test,
} from './journey';
import { cacheNames, keptFiles, keptPictures, registrations, replyThrough } from './kept-site';

const FRIDAY_LINK = { role: 'link', name: 'Friday: Add to Google Calendar' } as const;

/** Whether all pictures on the page are shown, and how many there are. */
const pictures = (guest: Guest) =>
  guest.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth > 0));

test.use({ expectedErrors: [/load|fetch|connection/i] });

test('after a reply, programme and album open without a connection, until the next guest', async ({
  guest,
  mockProxy,
}) => {
  const { origin } = mockProxy;
  // The confetti is still loading when the guest leaves the page, which must not log an error.
  mockProxy.mockResponse(/\/confetti/, delayed(passThrough).handler);
  await replyThrough(guest, mockProxy);
  // The thank-you picture, the profile picture, and the pictures of the album that its first page needs.
  await expectSoon(async () => (await keptPictures(guest)).length).toBeGreaterThanOrEqual(5);

  mockProxy.isOffline = true;
  await guest.open(`${origin}/thank-you`);
  await expectVisible(guest, THANKS);
  await expectVisible(guest, FRIDAY_LINK);
  await expectSoon(() => pictures(guest)).toEqual([true]);
  await guest.open(`${origin}/our-story`);
  await expectVisible(guest, STORY);
  await guest.click(button('Pause'));
  await expectSoon(() => pictures(guest)).not.toContain(false);
  await guest.open(origin);
  await expectValue(guest, NAME, 'Ada');

  await guest.click(button('RSVP for someone else'));
  await guest.click(button('Yes, RSVP for someone else'));
  await expectValue(guest, NAME, '');
  await expectSoon(() => registrations(guest)).toBe(0);
  await expectSoon(() => cacheNames(guest)).toEqual([]);
  expect(await guest.evaluate(() => localStorage.getItem('kept_reply'))).toBeNull();

  mockProxy.isOffline = false;
  await fillForm(guest, 'Eve');
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  await guest.reload();
  await expectSoon(() => keptFiles(guest)).toBeGreaterThan(0);
});
