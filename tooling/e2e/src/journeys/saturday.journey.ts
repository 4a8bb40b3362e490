import { SATURDAY as SATURDAY_SITE } from '../sites';
import {
  button,
  DIET,
  enter,
  expect,
  expectAddress,
  expectGone,
  expectValue,
  expectVisible,
  label,
  NAME,
  SATURDAY,
  SAVE,
  STORY,
  storedReplies,
  THANKS,
  test,
} from './journey';

const OTHER_DAYS = /Friday|Sunday|Ceremony|Brunch/i;

test('a Saturday guest replies, and sees nothing of the other days', async ({ guest }) => {
  const expectSaturdayAlone = async () =>
    expect(await guest.evaluate(() => document.body.textContent)).not.toMatch(OTHER_DAYS);

  await enter(guest, `${SATURDAY_SITE}/`);
  await expectVisible(guest, label('Guest Name'));
  await expectSaturdayAlone();
  await guest.fill(NAME, 'Ada');
  await guest.fill(label('Guest Name'), 'Grace');
  await guest.select(SATURDAY, 'yes');
  await guest.fill(DIET, 'No nuts');
  await guest.click(SAVE);

  await expectVisible(guest, THANKS);
  await expectAddress(guest, '/thank-you');
  await expectSaturdayAlone();
  await expectVisible(guest, { role: 'link', name: 'Add to Google Calendar' });
  expect(await storedReplies(guest)).toEqual([
    expect.objectContaining({ name: 'Ada', guest: 'Grace', friday: 'no', saturday: 'yes' }),
  ]);

  await guest.click(button('View Highlights'));
  await expectVisible(guest, STORY);
  await expectAddress(guest, '/our-story');
  await guest.press('Escape');
  await expectVisible(guest, THANKS);
  await guest.click(button('Go back'));
  await expectValue(guest, label('Guest Name'), 'Grace');
  await expectGone(guest, label('Friday RSVP'));
  await expectAddress(guest, '/');
});
