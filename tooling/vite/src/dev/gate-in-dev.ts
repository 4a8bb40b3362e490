import { randomUUID } from 'node:crypto';
import { RSVP_KEY_PREFIX, SESSION_KEY } from '@invitation/backend/embedded';
import { FLAG_VALUE, flagKey } from '@invitation/domain/gate/gate';
import { LANGUAGE_COOKIE, languagePart } from '@invitation/domain/words/language';
import type { Plugin } from 'vite';
import { siteContent } from '../content/folder';
import type { SiteName } from '../content/sites';
import { isOn } from '../settings/settings';
import { NOW_KEY, PLACE_KEY } from './studio-frame';

/**
 * Opens a page for the studio (B22), e.g. `?open=yes&to=/thank-you`. `reply=no` declines, `now` is another time, ISO 8601, and `language`
 * one of the content's. `?started` answers with an id of this start of the server.
 */
const PATH = '/dev-gate';

const GUEST = 'guest-of-the-studio';
const PAGE_KEY = 'studio_page';

/** Runs in the browser. The thank-you page needs a sample reply; the form must not show it. A reply made in the preview stays. */
function withSampleReply(session: string, key: string, guest: string, reply: string | null): void {
  const { uid } = JSON.parse(localStorage.getItem(session) ?? '{}');
  const isSample = uid === guest;
  if (reply !== null && (isSample || localStorage.getItem(`${key}${uid}`) === null)) {
    localStorage.setItem(session, JSON.stringify({ uid: guest }));
    localStorage.setItem(`${key}${guest}`, reply);
  }
  if (isSample) localStorage.removeItem('kept_reply');
  if (isSample && reply === null) localStorage.removeItem(session);
}

/** Runs in the browser. Sets the pages' time, and forgets the scroll position if another page is opened. */
function setFrame(
  [nowKey, placeKey, pageKey]: readonly [string, string, string],
  now: string | null,
  page: string,
): void {
  if (now === null) sessionStorage.removeItem(nowKey);
  else sessionStorage.setItem(nowKey, now);
  if (sessionStorage.getItem(pageKey) !== page) sessionStorage.removeItem(placeKey);
  sessionStorage.setItem(pageKey, page);
}

/** Opens or closes the gate in this browser, and goes on to a page of the site. Only in `dev`. */
export const gateInDev = (name: SiteName, contentFolder: string): Plugin => ({
  name: 'invitation:gate-in-dev',
  apply: 'serve',
  configureServer(server) {
    const started = randomUUID();
    server.middlewares.use(PATH, (request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (searchParams.has('started')) return response.end(started);
      const { celebration, events } = siteContent(name, contentFolder);
      const key = flagKey(celebration.password);
      const to = new URL(searchParams.get('to') ?? '/', 'http://localhost');
      const answer = searchParams.get('reply') === 'no' ? 'no' : 'yes';
      const reply = {
        name: 'Alex & Kim',
        lastRsvp: new Date(),
        ...Object.fromEntries(events.filter(({ asked }) => asked).map(({ day }) => [day, answer])),
      };
      const given = [
        SESSION_KEY,
        RSVP_KEY_PREFIX,
        GUEST,
        to.pathname === '/thank-you' ? JSON.stringify(reply) : null,
      ];
      const page = ['open', 'to', 'reply'].map((name) => searchParams.get(name)).join(' ');
      const frame = [[NOW_KEY, PLACE_KEY, PAGE_KEY], searchParams.get('now'), page];
      const language = searchParams.get('language');
      const hash = language === null ? '' : `#${new URLSearchParams({ language })}`;
      const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
      const steps = [
        searchParams.get('open') === 'yes'
          ? `localStorage.setItem(${inScript(key)}, '${FLAG_VALUE}')`
          : `localStorage.removeItem(${inScript(key)})`,
        ...(isOn(server, 'embedded') ? [`(${withSampleReply})(...${inScript(given)})`] : []),
        `(${setFrame})(...${inScript(frame)})`,
        `location.replace(${inScript(`${to.pathname}${to.search}${hash}`)})`,
      ];
      response.setHeader('Content-Type', 'text/html');
      // The server then answers in this language at once. Without cookies, the page uses the language in the address.
      if (language !== null) {
        const cookie = `${LANGUAGE_COOKIE}=${languagePart(language)}; Path=/; SameSite=Lax`;
        response.setHeader('Set-Cookie', cookie);
      }
      response.end(`<!doctype html><script>${steps.join(';')}</script>`);
    });
  },
});
