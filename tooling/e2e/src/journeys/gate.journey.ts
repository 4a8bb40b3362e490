import { GATE_FLAG } from '../password';
import {
  button,
  expect,
  expectGone,
  expectVisible,
  label,
  NAME,
  STORY,
  test,
  unlock,
} from './journey';

const FIELD = label('Password');

test('the gate protects form and album, and stays open after the password', async ({ guest }) => {
  await guest.open('/');
  await guest.fill(FIELD, 'wrong');
  await guest.press('Enter');
  await expect
    .poll(() => guest.text({ role: 'alert' }))
    .toBe('Incorrect password. Please try again.');
  for (const [address, shown] of [
    ['/our-story', STORY],
    ['/', NAME],
  ] as const) {
    await guest.evaluate(() => localStorage.clear());
    await guest.open(address);
    await expectVisible(guest, button('Continue'));
    const headings = await guest.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent),
    );
    expect(headings).toEqual(["Nora & Sam's Birthday Party"]);
    await unlock(guest);
    await expectVisible(guest, shown);
    await expectGone(guest, FIELD);
  }
  expect(await guest.evaluate((flag) => localStorage.getItem(flag), GATE_FLAG)).toBe('true');
  await guest.reload();
  await expectVisible(guest, NAME);
  await expectGone(guest, FIELD);
});
