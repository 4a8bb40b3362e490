import { TODAY } from '@invitation/domain/fixtures/today.js';
import type { Guest } from '../engines/guest';
import { delayed, passThrough } from '../mock-proxy';
import {
  button,
  DIET,
  expect,
  expectAddress,
  expectGone,
  expectSoon,
  expectValue,
  expectVisible,
  FRIDAY,
  focusedLabel,
  heading,
  NAME,
  PASSWORD_FIELD,
  SATURDAY,
  SAVE,
  STORY,
  storedReplies,
  THANKS,
  test,
  unlock,
} from './journey';

const HOUR_MS = 3_600_000;

/** The error of each field of the form, in its order, empty for a field without one. The gate may still be opening above it. */
const fieldErrors = (guest: Guest) =>
  guest.evaluate(() =>
    [...document.querySelectorAll('main:not([inert]) [aria-invalid]')].map((field) => {
      const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      return field.getAttribute('aria-invalid') === 'true' ? error?.textContent : '';
    }),
  );

/** Where the label of the focused field is, in pixels below the upper edge of the screen. */
const labelTop = (guest: Guest) =>
  guest.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return field.labels?.[0]?.getBoundingClientRect().top;
  });

/** The picture of the thank-you page, and the space that it takes. */
const picture = (guest: Guest) =>
  guest.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('main img');
    return { isLoaded: (image?.naturalWidth ?? 0) > 0, height: image?.offsetHeight };
  });

/** Notes the picture that the page makes next, and leaves the download to the browser. */
const noteSavedPicture = (guest: Guest) =>
  guest.evaluate(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: File) => {
      void createImageBitmap(file).then(({ width, height }) => {
        document.body.dataset.saved = `${file.name}, ${file.type}, ${width} x ${height}`;
      });
      return createObjectURL(file);
    };
  });

test('a guest mistypes, replies, sees the album, changes the reply, and comes back', async ({
  guest,
  mockProxy,
}) => {
  const late = delayed(passThrough);
  mockProxy.mockResponse(/\/pictures\/thank-you-/, late.handler);
  await guest.open(mockProxy.origin);
  const sinceToday = (await guest.evaluate(() => Date.now())) - TODAY;
  expect(Math.abs(sinceToday)).toBeLessThan(HOUR_MS);
  await guest.fill(PASSWORD_FIELD, 'wrong');
  await guest.press('Enter');
  await expectSoon(() => guest.text({ role: 'alert' })).toBe(
    'Incorrect password. Please try again.',
  );
  await unlock(guest);

  // An incomplete form focuses the first error.
  await guest.select(FRIDAY, 'yes');
  await guest.fill(DIET, 'No nuts');
  await guest.click(SAVE);
  await expectVisible(guest, { text: 'Name is required' });
  await expectVisible(guest, { text: 'Please select an option' });
  expect(await focusedLabel(guest)).toBe('Name(s) on Invite');
  await expectSoon(() => labelTop(guest)).toBeGreaterThanOrEqual(0);
  expect(await fieldErrors(guest)).toEqual(['Name is required', '', 'Please select an option', '']);
  await guest.fill(NAME, 'Ada & Grace');
  await expectGone(guest, { text: 'Name is required' });
  await guest.click(SAVE);
  await expectSoon(() => focusedLabel(guest)).toBe('Saturday RSVP');
  expect(await storedReplies(guest)).toEqual([]);

  // What was typed survives a reload.
  await guest.reload();
  await expectValue(guest, NAME, 'Ada & Grace');
  await expectValue(guest, FRIDAY, 'yes');
  await expectValue(guest, DIET, 'No nuts');
  await guest.select(SATURDAY, 'yes');
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  await expectAddress(guest, '/thank-you');
  expect(await guest.evaluate(() => sessionStorage.length)).toBe(0);
  const before = await picture(guest);
  expect(before.isLoaded).toBe(false);
  late.release();
  await expectSoon(async () => (await picture(guest)).isLoaded).toBe(true);
  expect((await picture(guest)).height).toBe(before.height);
  await expectVisible(guest, { role: 'link', name: 'Friday: Add to Google Calendar' });
  await expectVisible(guest, heading('Sunday Brunch'));

  await noteSavedPicture(guest);
  await guest.click(button('Save a keepsake picture'));
  await expectSoon(() => guest.evaluate(() => document.body.dataset.saved)).toBe(
    'Nora & Sam.png, image/png, 1080 x 1350',
  );

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

  // The gate stays open.
  await guest.reload();
  await expectVisible(guest, THANKS);
  await expectGone(guest, PASSWORD_FIELD);
  await guest.open(mockProxy.origin);
  await expectValue(guest, FRIDAY, 'no');
  await expectValue(guest, DIET, 'No nuts');
});
