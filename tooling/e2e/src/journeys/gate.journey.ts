import { GATE_FLAG } from '../password';
import {
  button,
  expect,
  expectGone,
  expectVisible,
  heading,
  label,
  NAME,
  STORY,
  test,
  unlock,
} from './journey';

const FIELD = label('Password');

test('the gate rejects a wrong password, and locks after eleven until a reload', async ({
  guest,
}) => {
  await guest.open('/');
  for (let attempt = 1; attempt <= 11; attempt++) {
    await guest.fill(FIELD, 'wrong');
    await guest.press('Enter');
    await expect
      .poll(() => guest.text({ role: 'alert' }))
      .toBe(
        attempt <= 10
          ? 'Incorrect password. Please try again.'
          : 'Too many incorrect attempts. Please try again in 30 seconds.',
      );
  }
  const isDisabled = () =>
    guest.evaluate(
      () => document.querySelector<HTMLButtonElement>('#root form [type="submit"]')?.disabled,
    );
  expect(await isDisabled()).toBe(true);
  await guest.reload();
  await expectVisible(guest, button('Continue'));
  expect(await isDisabled()).toBe(false);
});

test('the gate stays unlocked after a reload', async ({ guest }) => {
  const storedFlag = () => guest.evaluate((flag) => localStorage.getItem(flag), GATE_FLAG);
  await guest.open('/');
  expect(await storedFlag()).toBeNull();
  await unlock(guest);
  await expectVisible(guest, NAME);
  expect(await storedFlag()).toBe('true');
  await guest.reload();
  await expectVisible(guest, NAME);
  await expectGone(guest, FIELD);
});

test('the gate protects every address, and shows its page after the password', async ({
  guest,
}) => {
  for (const [address, shown] of [
    ['/', NAME],
    ['/thank-you', NAME],
    ['/our-story', STORY],
    ['/nowhere', heading('This address is not on the invitation')],
  ] as const) {
    await guest.open(address);
    await expectVisible(guest, FIELD);
    const headings = await guest.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent),
    );
    expect(headings).toEqual(["Nora & Sam's Birthday Party"]);
    await unlock(guest);
    await expectVisible(guest, shown);
    await expectGone(guest, FIELD);
    await guest.evaluate(() => localStorage.clear());
  }
});
