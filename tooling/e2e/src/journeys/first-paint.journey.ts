import { delayed, passThrough } from '../mock-proxy';
import { PASSWORD } from '../password';
import { button, expect, expectValue, expectVisible, label, NAME, test } from './journey';

const FIELD = label('Password');

for (const [typed, outcome] of [
  [PASSWORD, NAME],
  ['wrong', { text: 'Incorrect password. Please try again.' }],
] as const) {
  test(`pressing Continue before the scripts have loaded takes effect afterwards ("${typed}")`, async ({
    guest,
    mockProxy,
  }) => {
    const entry = delayed(passThrough);
    mockProxy.mockResponse(/\/assets\/index-.*\.js$/, entry.handler);
    await guest.open(`${mockProxy.origin}/`);
    await guest.fill(FIELD, typed);
    await guest.click(button('Continue'));
    await expectValue(guest, FIELD, typed);
    expect((await guest.address()).href).toBe(`${mockProxy.origin}/`);
    entry.release();
    await expectVisible(guest, outcome);
    expect((await guest.address()).href).toBe(`${mockProxy.origin}/`);
  });
}
