import type { Guest } from '../engines/guest';
import { delayed, notFound, startMockProxy } from '../mock-proxy';
import { FULL } from '../sites';
import {
  button,
  enter,
  expect,
  expectSoon,
  expectVisible,
  fillForm,
  heading,
  NAME,
  passGate,
  SAVE,
  STORY,
  THANKS,
  test,
} from './journey';

const scrollToEnd = (guest: Guest) =>
  guest.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
const scrollTop = (guest: Guest) => guest.evaluate(() => Math.round(scrollY));

test('each page starts at the top, but the story returns to the button that opened it', async ({
  guest,
}) => {
  await enter(guest, '/');
  await fillForm(guest, 'Ada');
  await scrollToEnd(guest);
  expect(await scrollTop(guest)).toBeGreaterThan(500);
  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  await expectSoon(() => scrollTop(guest)).toBe(0);
  await scrollToEnd(guest);
  expect(await scrollTop(guest)).toBeGreaterThan(500);
  await guest.click(button('Go back'));
  await expectVisible(guest, NAME);
  await expectSoon(() => scrollTop(guest)).toBe(0);

  await guest.click(SAVE);
  await expectVisible(guest, THANKS);
  const isOnScreen = () =>
    guest.evaluate(() => {
      const found = [...document.querySelectorAll('a, button')].find(
        ({ textContent }) => textContent === 'View Highlights',
      );
      const { top = -1, bottom = -1 } = found?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight;
    });
  for (const leave of [() => guest.back(), () => guest.press('Escape')]) {
    await guest.click(button('View Highlights'));
    await expectVisible(guest, STORY);
    await leave();
    await expectVisible(guest, THANKS);
    await expectSoon(isOnScreen).toBe(true);
  }
  await guest.back();
  await expectVisible(guest, NAME);
});

test.describe('while scripts still load', () => {
  test.use({ expectedErrors: [/load/i] });

  const FIRST = /\/assets\/index-.*\.js$/;
  const LATER = /\/assets\/protected-site-.*\.js$/;
  /** A wrong reload would start in this time. */
  const RELOAD_MS = 500;
  const hasRunScripts = (guest: Guest) =>
    guest.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation');
      return Number(page?.toJSON().domContentLoadedEventEnd) > 0;
    });

  const delayedPage = () =>
    delayed((response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<title>Elsewhere</title><h1>Elsewhere</h1>');
    });
  const ELSEWHERE = heading('Elsewhere');

  test('a guest who leaves is not sent back when a script fails', async ({ guest }) => {
    for (const waitsFor of [FIRST, LATER]) {
      // Another origin, where no script is cached yet.
      const mockProxy = await startMockProxy(FULL);
      const script = delayed(notFound('assets'));
      const elsewhere = delayedPage();
      await passGate(guest, mockProxy.origin);
      mockProxy.mockResponse(waitsFor, script.handler);
      mockProxy.mockResponse(/^\/elsewhere$/, elsewhere.handler);
      await guest.open(`${mockProxy.origin}/`);
      await expectSoon(() => mockProxy.requests(waitsFor)).toBe(1);
      // The page's HTML requests it too, so wait until the first script does.
      if (waitsFor === LATER) await expectSoon(() => hasRunScripts(guest)).toBe(true);
      // Navigates like a link. In Chromium, a reload cannot replace a navigation by the address bar anyway.
      await guest.evaluate(() => void setTimeout(() => location.assign('/elsewhere')));
      await expectSoon(() => mockProxy.requests(/^\/elsewhere$/)).toBe(1);
      script.release();
      await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
      elsewhere.release();
      await expectVisible(guest, ELSEWHERE);
      expect(mockProxy.requests(/^\/$/)).toBe(1);
      mockProxy.close();
    }
  });

  test('a guest who leaves is not sent back when a script is requested too late', async ({
    guest,
    mockProxy,
  }) => {
    const elsewhere = delayedPage();
    mockProxy.mockResponse(/^\/elsewhere$/, elsewhere.handler);
    await passGate(guest, mockProxy.origin);
    await guest.open(`${mockProxy.origin}/`);
    await expectVisible(guest, NAME);
    await expectVisible(guest, { role: 'link', name: 'Good to know' });
    await guest.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/details"]');
      if (!link) throw new Error('No link to the details');
      setTimeout(() => {
        location.assign('/elsewhere');
        setTimeout(() => link.click(), 100);
      });
    });
    await expectSoon(() => mockProxy.requests(/^\/elsewhere$/)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
    elsewhere.release();
    await expectVisible(guest, ELSEWHERE);
    expect(mockProxy.requests(/^\/(details)?$/)).toBe(1);
  });
});
