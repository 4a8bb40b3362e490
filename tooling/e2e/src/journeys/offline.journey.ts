import type { Guest } from '../engines/guest';
import {
  button,
  enter,
  expect,
  expectValue,
  expectVisible,
  fillForm,
  NAME,
  SAVE,
  STORY,
  THANKS,
  test,
} from './journey';

const FRIDAY_LINK = { role: 'link', name: 'Friday: Add to Google Calendar' } as const;

const hasWorker = (guest: Guest) =>
  guest.evaluate(() => navigator.serviceWorker.controller !== null);
/** Whether all pictures on the page are shown, and how many there are. */
const pictures = (guest: Guest) =>
  guest.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth > 0));

test.use({ expectedErrors: [/load|fetch|connection/i] });

test('after a reply, programme and album open without a connection', async ({
  guest,
  mockProxy,
}) => {
  const { origin } = mockProxy;
  await enter(guest, origin);
  await fillForm(guest, 'Ada');
  expect(mockProxy.requests(/service-worker/)).toBe(0);
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  await expect.poll(() => hasWorker(guest)).toBe(true);
  await guest.click(button('View Highlights'));
  await expectVisible(guest, STORY);
  await guest.click(button('Pause'));
  await expect.poll(() => pictures(guest)).not.toContain(false);

  mockProxy.isOffline = true;
  await guest.open(`${origin}/thank-you`);
  await expectVisible(guest, THANKS);
  await expectVisible(guest, FRIDAY_LINK);
  await expect.poll(() => pictures(guest)).toEqual([true]);
  await guest.open(`${origin}/our-story`);
  await expectVisible(guest, STORY);
  await guest.click(button('Pause'));
  await expect.poll(() => pictures(guest)).not.toContain(false);
  await guest.open(origin);
  await expectValue(guest, NAME, 'Ada');
});
