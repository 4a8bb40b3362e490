import { ENCODED_PASSWORD } from '../password';
import {
  button,
  expect,
  expectAddress,
  expectValue,
  expectVisible,
  heading,
  NAME,
  SATURDAY,
  SAVE,
  storedReplies,
  THANKS,
  test,
} from './journey';

const link = (id: string) => `/#invitation=${id}&password=${ENCODED_PASSWORD.replace('=', '')}`;
const LINK = { label: 'Link' } as const;

test('a personal link opens the form, and is no longer in the address', async ({ guest }) => {
  await guest.open(link('sample-invitation-weekend-for-two'));
  await guest.click(button('Open'));
  await expectValue(guest, NAME, 'Margarida & João');
  await expectAddress(guest, '/');
  expect((await guest.address()).hash).toBe('');
  for (const day of ['Friday', 'Saturday']) await guest.select({ label: `${day} RSVP` }, 'yes');
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  await expectVisible(guest, heading('Your personal link'));
  expect(await guest.value(LINK)).toContain(link('sample-invitation-weekend-for-two'));
  expect(await storedReplies(guest)).toMatchObject([
    { id: 'sample-invitation-weekend-for-two', name: 'Margarida & João', friday: 'yes' },
  ]);
  await guest.reload();
  await expectVisible(guest, THANKS);
  await guest.click(button('Go back'));
  await expectValue(guest, SATURDAY, 'yes');
});
