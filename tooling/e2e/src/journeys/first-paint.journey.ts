import { fromSite, held } from '../front-server';
import { PASSWORD } from '../password';
import { button, expect, expectValue, expectVisible, label, NAME, test } from './journey';

const FIELD = label('Password');

for (const [typed, outcome] of [
  [PASSWORD, NAME],
  ['wrong', { text: 'Incorrect password. Please try again.' }],
] as const) {
  test(`Continue before the scripts, with "${typed}", is answered once they are there`, async ({
    guest,
    front,
  }) => {
    const entry = held(fromSite);
    front.answer(/\/assets\/index-.*\.js$/, entry.answer);
    await guest.open(`${front.origin}/`);
    await guest.fill(FIELD, typed);
    await guest.click(button('Continue'));
    await expectValue(guest, FIELD, typed);
    expect((await guest.address()).href).toBe(`${front.origin}/`);
    entry.release();
    await expectVisible(guest, outcome);
    expect((await guest.address()).href).toBe(`${front.origin}/`);
  });
}
