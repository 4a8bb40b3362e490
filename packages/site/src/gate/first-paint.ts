// An inline script before the first paint. The Content-Security-Policy has its hash, so it is the same for every site.

import { withStorage } from '@invitation/domain/browser/storage';
import { phaseAt } from '@invitation/domain/event/phases';
import { invitationLink, readInvitationLink } from '@invitation/domain/gate/invitation-link';
import { offeredLanguage, onLanguageLink, switchLanguage } from '../browser/language';
import { reloadOnce } from '../browser/renew-scripts';
import { watchNavigation } from '../browser/watch-navigation';
import { isFirstVisit, openLink } from '../invitation/remembered-invitation';
import { forgetFormerGuest, hasLeft } from '../session/former-guest';
import { BOOT_DATA_ID, type BootData } from './boot-data';
import { gateFlag } from './gate-flag';

const TYPED_PASSWORD = 'typed_password';
const html = document.documentElement;
const { password, phases, links }: BootData = JSON.parse(
  document.getElementById(BOOT_DATA_ID)?.textContent ?? '',
);

const hasKeptReply = () =>
  withStorage(
    'localStorage',
    (storage) => storage.getItem('kept_reply')?.includes('"reply"'),
    false,
  );

const field = () => document.querySelector<HTMLInputElement>('#root input');
/** Keeps the typed password over a reload. Without storage, it is lost. */
const keepTyped = () =>
  withStorage('sessionStorage', (storage) => storage.setItem(TYPED_PASSWORD, field()?.value ?? ''));

/** Calls the original method, because the router replaces the one of `history` to react to changes. */
const setAddress = (address: string | undefined): void =>
  History.prototype.replaceState.call(history, history.state, '', address);

/** Puts a personal link back into the address before a reload. Without storage, nothing else keeps it. */
let putLinkBack = (): void => {};

function readIn(language: string): void {
  putLinkBack();
  // Behind the gate, the form keeps its draft.
  if (!gateFlag(password).isSet()) keepTyped();
  void switchLanguage(language);
}

/**
 * Takes a personal link (B14) and a language (B16) from the address, even damaged ones.
 *
 * @returns `language` if the page reloads in another language, `link` if there was only a personal link
 */
function takeLink(): 'language' | 'link' | null {
  const { pathname, search, hash } = location;
  // Some mail programs encode the `#`.
  const [page, ...rest] = (pathname + search + hash).split(/#|%(?:25)*23/);
  const fragment = rest.join('&');
  const link = readInvitationLink(fragment, password);
  const language = offeredLanguage(fragment);
  if (link || language) setAddress(page);
  if (link) {
    if (!openLink(link.id)) {
      const own = link.unlocks ? password : '';
      putLinkBack = () =>
        setAddress(invitationLink(location.pathname + location.search, link.id, own));
    }
    if (link.unlocks) {
      html.dataset.gate = 'unlocked';
      gateFlag(password).set();
    }
  }
  if (language && language !== html.lang) {
    readIn(language);
    return 'language';
  }
  return link && 'link';
}

if (forgetFormerGuest()) html.dataset.guest = 'left';
// A guest may leave in another tab while the browser suspends this one.
const reloadIfLeft = () => {
  if (hasLeft()) location.reload();
};
addEventListener('storage', reloadIfLeft);
addEventListener('pageshow', ({ persisted }) => persisted && reloadIfLeft());
document.addEventListener('visibilitychange', () => document.hidden || reloadIfLeft());

// The page in the other language opens the link, so this page does not start.
if (takeLink() === 'language') html.dataset.leaving = 'true';
// A link that is opened in this tab reloads the page, which must not react to it before.
for (const type of ['popstate', 'hashchange']) {
  addEventListener(type, (event) => {
    const taken = takeLink();
    if (taken) event.stopImmediatePropagation();
    if (taken === 'link') {
      putLinkBack();
      location.reload();
    }
  });
}

// Hides what the gate in the HTML must not say in another phase (B21), until `useVisitNow` has the right words.
if (!globalThis.WITHOUT_PHASES) html.dataset.phase = phaseAt(phases?.weekend, new Date());

// Lights a window of the street for a guest who has replied.
if (hasKeptReply()) html.dataset.replied = 'true';

if (gateFlag(password).isSet()) {
  html.dataset.gate = isFirstVisit() ? 'sealed' : 'unlocked';
  for (const link of links[location.pathname] ?? []) {
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

// The gate's script submits the form when it has loaded (B10).
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  html.dataset.continue = 'pressed';
});

onLanguageLink(readIn);

// Makes Chromium lay out the page while it holds back the first paint for the font.
document.addEventListener('readystatechange', () => document.body.offsetHeight, { once: true });

// Only this script can report that the main one is missing, e.g. after a deployment.
const navigation = watchNavigation();
document.addEventListener(
  'error',
  async ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    addEventListener('pagehide', keepTyped);
    if (!(await reloadOnce(navigation))) {
      document.getElementById('load-error')?.removeAttribute('hidden');
    }
  },
  true,
);
// If a guest left while the page loaded, WebKit restores it without its main script and without an error event.
const reloadRestored = ({ persisted }: PageTransitionEvent) => {
  if (!persisted) return;
  keepTyped();
  location.reload();
};
addEventListener('pageshow', reloadRestored);
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    navigation.stop();
    removeEventListener('pageshow', reloadRestored);
  },
  true,
);
document.addEventListener('DOMContentLoaded', () =>
  withStorage('sessionStorage', (storage) => {
    const typed = storage.getItem(TYPED_PASSWORD);
    const input = field();
    if (typed && input) input.value = typed;
    storage.removeItem(TYPED_PASSWORD);
  }),
);
