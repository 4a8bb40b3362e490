// This inline script runs before the first paint. `tooling/vite` adds it to the HTML. The Content-Security-Policy has its
// hash, so it is small and the same for every site.
import { readInvitationLink } from '@invitation/domain/invitation-link';
import { withStorage } from '@invitation/domain/storage';
import { chooseLanguage } from '../browser/language';
import { reloadOnce } from '../browser/renew-scripts';
import { watchNavigation } from '../browser/watch-navigation';
import { openLink } from '../invitation/remembered-invitation';
import { BOOT_DATA_ID, type BootData } from './boot-data';
import { gateFlag } from './gate-flag';

const TYPED_PASSWORD = 'typed_password';
const html = document.documentElement;
const { password, links }: BootData = JSON.parse(
  document.getElementById(BOOT_DATA_ID)?.textContent ?? '',
);

const field = () => document.querySelector<HTMLInputElement>('#root input');
/** Without storage, a reload loses it. */
const keepTyped = () =>
  withStorage('sessionStorage', (storage) => storage.setItem(TYPED_PASSWORD, field()?.value ?? ''));

const replaceHash = (hash: string) =>
  // The router replaces the method of the object, to react to changes.
  History.prototype.replaceState.call(
    history,
    history.state,
    '',
    location.pathname + location.search + hash,
  );

/** Loads the page in another language. What is typed stays. */
async function switchLanguage(language: string): Promise<void> {
  // Behind the gate, the form keeps its draft.
  if (!gateFlag(password).isSet()) keepTyped();
  await chooseLanguage(language);
  location.reload();
}

/** Takes a language out of the address (B16). Returns whether the page loads again in it. */
function takeLanguage(): boolean {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const language = parameters.get('language');
  if (language === null || !html.dataset.languages?.split(' ').includes(language)) return false;
  parameters.delete('language');
  const hash = String(parameters) && `#${parameters}`;
  replaceHash(hash);
  if (language === html.lang) return false;
  void switchLanguage(language);
  return true;
}

/** Takes a personal link out of the address (B14). Returns whether there was one. */
function takeInvitationLink(): boolean {
  const link = readInvitationLink(location.hash, password);
  if (!link) return false;
  replaceHash('');
  openLink(link.id);
  if (link.unlocks) {
    html.dataset.gate = 'unlocked';
    gateFlag(password).set();
  }
  return true;
}

if (!import.meta.env.ONE_LANGUAGE) takeLanguage();
takeInvitationLink();
// Another link was opened in this tab. The page of the first one must not react to it.
for (const type of ['popstate', 'hashchange']) {
  addEventListener(type, (event) => {
    if (!import.meta.env.ONE_LANGUAGE && takeLanguage()) {
      takeInvitationLink();
      event.stopImmediatePropagation();
      return;
    }
    if (!takeInvitationLink()) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}

if (gateFlag(password).isSet()) {
  html.dataset.gate = 'unlocked';
  for (const link of links[location.pathname] ?? []) {
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

// The gate's script submits the form when it has loaded (B10).
document.addEventListener('submit', (event) => {
  event.preventDefault();
  html.dataset.continue = 'pressed';
});

if (!import.meta.env.ONE_LANGUAGE) {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    event.preventDefault();
    void switchLanguage(link.hreflang);
  });
}

// Chromium holds the first paint back a moment for the font. This lays the page out meanwhile.
document.addEventListener('readystatechange', () => document.body.offsetHeight, { once: true });

// The main script may be missing after a deployment. No other script can report that.
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
// WebKit also restores a page that was left while it loaded. It has cancelled the main script then, without an error event.
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
