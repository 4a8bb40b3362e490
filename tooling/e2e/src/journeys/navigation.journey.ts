import type { Guest } from '../engines/guest';
import { fromSite, held, missing } from '../front-server';
import {
  button,
  enter,
  expect,
  expectVisible,
  fillForm,
  NAME,
  passGate,
  reply,
  SAVE,
  STORY,
  THANKS,
  test,
} from './journey';

const scrollToEnd = (guest: Guest) =>
  guest.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
const scrollTop = (guest: Guest) => guest.evaluate(() => Math.round(scrollY));

test('each page begins at its top', async ({ guest }) => {
  await enter(guest, '/');
  await fillForm(guest, 'Ada');
  await scrollToEnd(guest);
  expect(await scrollTop(guest)).toBeGreaterThan(500);
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  await expect.poll(() => scrollTop(guest)).toBe(0);
  await scrollToEnd(guest);
  expect(await scrollTop(guest)).toBeGreaterThan(500);
  await guest.click(button('Go back'));
  await expectVisible(guest, NAME);
  await expect.poll(() => scrollTop(guest)).toBe(0);
});

test('the story leads back to the button that led there', async ({ guest }) => {
  await reply(guest, 'Ada');
  await guest.click(button('View Highlights'));
  await expectVisible(guest, STORY);
  await guest.press('Escape');
  await expectVisible(guest, THANKS);
  const isOnScreen = () =>
    guest.evaluate(() => {
      const found = [...document.querySelectorAll('a, button')].find(
        ({ textContent }) => textContent === 'View Highlights',
      );
      const { top = -1, bottom = -1 } = found?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isOnScreen).toBe(true);
});

test.describe('a guest who leaves while scripts still load', () => {
  test.use({ expectedProblems: [/load/i] });

  const FIRST = /\/assets\/index-.*\.js$/;
  const LATER = /\/assets\/protected-site-.*\.js$/;

  for (const { name, waitsFor, answer, isMissing } of [
    { name: 'when the first script fails', waitsFor: FIRST, answer: missing('assets') },
    { name: 'when a later one fails', waitsFor: LATER, answer: missing('assets') },
    {
      name: 'when a later one fails before the first has run',
      waitsFor: FIRST,
      answer: fromSite,
      isMissing: LATER,
    },
  ]) {
    test(`is not pulled back ${name}`, async ({ guest, front }) => {
      const script = held(answer);
      const elsewhere = held((response) => {
        response.setHeader('content-type', 'text/html');
        response.end('<title>Elsewhere</title><h1>Elsewhere</h1>');
      });
      await passGate(guest, front.origin);
      front.answer(waitsFor, script.answer);
      // One answer for the page's HTML, which requests it too, and one for the first script.
      if (isMissing) front.answer(isMissing, missing('assets'), missing('assets'));
      front.answer(/^\/elsewhere$/, elsewhere.answer);
      await guest.open(`${front.origin}/`);
      await expect.poll(() => front.requests(waitsFor)).toBe(1);
      // The page's HTML requests it too: the guest leaves once the first script waits for it.
      if (waitsFor === LATER) await expectVisible(guest, { text: 'Loading...' });
      // As by a link. A reload cannot replace a navigation by the address bar in Chromium anyway.
      await guest.evaluate(() => void setTimeout(() => location.assign('/elsewhere')));
      await expect.poll(() => front.requests(/^\/elsewhere$/)).toBe(1);
      script.release();
      // Time in which a reload would be asked for.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      elsewhere.release();
      await expectVisible(guest, { role: 'heading', name: 'Elsewhere' });
      expect(front.requests(/^\/$/)).toBe(1);
    });
  }
});
