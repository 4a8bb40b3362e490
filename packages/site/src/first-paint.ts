// Runs inside the page's HTML, before anything is painted: its text is part of every page and has its hash in the
// hosting's policy, so it stays small and knows nothing of one site. `tooling/vite` builds it in.
import { gateFlag } from './gate-flag';
import { reloadOnce } from './reload-once';
import { watchNavigation } from './watch-navigation';

/** What a page's HTML tells its scripts, as JSON in the element `arrival`. */
export interface Arrival {
  /** The gate's password, UTF-8 in base64. */
  readonly password: string;
  /** What a guest who is past the gate will need for the page at a path, to be fetched while the scripts still load. */
  readonly links: Readonly<Record<string, readonly Partial<HTMLLinkElement>[]>>;
}

const TYPED = 'typed_password';
const page = document.documentElement;
const { password, links }: Arrival = JSON.parse(
  document.getElementById('arrival')?.textContent ?? '',
);

/** Uses the tab's storage, which a browser may refuse. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // Then what was typed lasts as long as the page.
  }
}
const field = () => document.querySelector<HTMLInputElement>('#root input');

if (gateFlag(password).isSet()) {
  page.dataset.gate = 'unlocked';
  for (const link of links[location.pathname] ?? []) {
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

// Continue before the gate's script has come is kept for it (B10).
document.addEventListener('submit', (event) => {
  event.preventDefault();
  page.dataset.continue = 'pressed';
});

// The page's own script is gone or broken, and no other script is there to say so.
const navigation = watchNavigation();
document.addEventListener(
  'error',
  async ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    addEventListener('pagehide', () =>
      withStorage((storage) => storage.setItem(TYPED, field()?.value ?? '')),
    );
    if (!(await reloadOnce(navigation))) {
      document.getElementById('unreached')?.removeAttribute('hidden');
    }
  },
  true,
);
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) navigation.stop();
  },
  true,
);
document.addEventListener('DOMContentLoaded', () =>
  withStorage((storage) => {
    const typed = storage.getItem(TYPED);
    const input = field();
    if (typed && input) input.value = typed;
    storage.removeItem(TYPED);
  }),
);
