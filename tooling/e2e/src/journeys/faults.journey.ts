import type { Guest } from '../engines/guest';
import {
  DIET,
  enter,
  expect,
  expectAddress,
  expectGone,
  expectValue,
  expectVisible,
  FRIDAY,
  fillForm,
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

test('an incomplete form shows its errors and focuses the first invalid field', async ({
  guest,
}) => {
  await enter(guest, '/');
  await guest.select(FRIDAY, 'yes');
  await guest.click(SAVE);
  await expectVisible(guest, { text: 'Name is required' });
  await expectVisible(guest, { text: 'Please select an option' });
  expect(await focusedLabel(guest)).toBe('Name(s) on Invite');
  expect(await fieldErrors(guest)).toEqual(['Name is required', '', 'Please select an option', '']);
  await guest.fill(NAME, 'Ada');
  await expectGone(guest, { text: 'Name is required' });
  await guest.click(SAVE);
  await expect.poll(() => focusedLabel(guest)).toBe('Saturday RSVP');
  expect(await storedReplies(guest)).toEqual([]);
});

test('the first invalid field is on the screen with its label', async ({ guest }) => {
  await enter(guest, '/');
  await guest.click(SAVE);
  await expect.poll(() => focusedLabel(guest)).toBe('Name(s) on Invite');
  const labelTop = () =>
    guest.evaluate(() => {
      const field = document.activeElement as HTMLInputElement;
      return field.labels?.[0]?.getBoundingClientRect().top;
    });
  await expect.poll(labelTop).toBeGreaterThanOrEqual(0);
});

test('typed answers survive a reload until they are saved', async ({ guest }) => {
  await enter(guest, '/');
  await fillForm(guest, 'Ada');
  await guest.reload();
  await expectValue(guest, NAME, 'Ada');
  await expectValue(guest, FRIDAY, 'yes');
  await expectValue(guest, DIET, 'No nuts');
  await guest.fill(NAME, 'Ada & Grace');
  await guest.reload();
  await expectValue(guest, NAME, 'Ada & Grace');
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  expect(await storedReplies(guest)).toMatchObject([{ name: 'Ada & Grace' }]);
  expect(await guest.evaluate(() => sessionStorage.length)).toBe(0);
});

test.describe('with full storage', () => {
  test.use({ expectedErrors: [/Error saving RSVP/] });

  test('a failed save shows an error, keeps every field, and succeeds when repeated', async ({
    guest,
  }) => {
    await enter(guest, '/');
    await fillForm(guest, 'Ada');
    await guest.evaluate(() => {
      const { setItem } = Storage.prototype;
      Object.assign(window, { full: true });
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('embedded_rsvp_') && Reflect.get(window, 'full')) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        setItem.call(this, key, value);
      };
    });
    await guest.click(SAVE);
    const message = 'Error saving RSVP: This browser’s storage is full';
    await expect.poll(() => guest.text({ role: 'alert' })).toContain(message);
    await expect
      .poll(() => guest.evaluate(() => document.querySelector('[data-sonner-toast]')?.textContent))
      .toContain(message);
    expect(await guest.value(NAME)).toBe('Ada');
    expect(await guest.value(SATURDAY)).toBe('yes');
    await expectAddress(guest, '/');
    await guest.evaluate(() => void Object.assign(window, { full: false }));
    await guest.click(SAVE);
    await expectVisible(guest, THANKS);
    expect(await storedReplies(guest)).toMatchObject([
      { name: 'Ada', dietaryRestrictions: 'No nuts' },
    ]);
  });
});
