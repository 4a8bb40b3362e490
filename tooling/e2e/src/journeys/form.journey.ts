import type { Guest } from '../engines/guest';
import {
  DIET,
  enter,
  expect,
  expectGone,
  expectValue,
  expectVisible,
  FRIDAY,
  focusedLabel,
  NAME,
  SATURDAY,
  SAVE,
  storedReplies,
  THANKS,
  test,
} from './journey';

/** The error of each field, in the order of the page. It is empty for a field without one. */
const fieldErrors = (guest: Guest) =>
  guest.evaluate(() =>
    [...document.querySelectorAll('form [aria-invalid]')].map((field) => {
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

test('an incomplete form focuses the first error, and typed answers survive a reload', async ({
  guest,
}) => {
  await enter(guest, '/');
  await guest.select(FRIDAY, 'yes');
  await guest.fill(DIET, 'No nuts');
  await guest.click(SAVE);
  await expectVisible(guest, { text: 'Name is required' });
  await expectVisible(guest, { text: 'Please select an option' });
  expect(await focusedLabel(guest)).toBe('Name(s) on Invite');
  await expect.poll(() => labelTop(guest)).toBeGreaterThanOrEqual(0);
  expect(await fieldErrors(guest)).toEqual(['Name is required', '', 'Please select an option', '']);
  await guest.fill(NAME, 'Ada');
  await expectGone(guest, { text: 'Name is required' });
  await guest.click(SAVE);
  await expect.poll(() => focusedLabel(guest)).toBe('Saturday RSVP');
  expect(await storedReplies(guest)).toEqual([]);

  await guest.reload();
  await expectValue(guest, NAME, 'Ada');
  await expectValue(guest, FRIDAY, 'yes');
  await expectValue(guest, DIET, 'No nuts');
  await guest.select(SATURDAY, 'yes');
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  expect(await storedReplies(guest)).toMatchObject([
    { name: 'Ada', dietaryRestrictions: 'No nuts' },
  ]);
  expect(await guest.evaluate(() => sessionStorage.length)).toBe(0);
});
