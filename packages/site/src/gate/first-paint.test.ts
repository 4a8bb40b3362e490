import { memoryStorage } from '@invitation/backend/memory-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';

class MainScript extends EventTarget {}

class Link {
  hreflang = 'en-GB';
  closest = () => this;
}

const reload = vi.fn();
const replaceState = vi.fn();
const showLoadError = vi.fn();
const input = { value: '' };
let page: EventTarget;
let document: EventTarget & {
  cookie?: string;
  documentElement: { dataset: Record<string, string> };
};

beforeEach(async () => {
  reload.mockClear();
  replaceState.mockClear();
  page = new EventTarget();
  document = Object.assign(new EventTarget(), {
    documentElement: { lang: 'pt-PT', dataset: { languages: 'pt-PT en-GB' } },
    cookie: '',
    getElementById: () => ({
      textContent: JSON.stringify({ password: 'cGFydHk=', links: {} }),
      removeAttribute: showLoadError,
    }),
    querySelector: () => input,
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLScriptElement', MainScript);
  class History {
    replaceState = replaceState;
  }
  vi.stubGlobal('History', { prototype: new History() });
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('location', { pathname: '/', search: '?saturday=1', hash: '', reload });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.resetModules();
  await import('./first-paint');
  return () => vi.unstubAllGlobals();
});

const show = (persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const load = () => {
  const event = new Event('load');
  Object.defineProperty(event, 'target', { value: new MainScript() });
  document.dispatchEvent(event);
};

it('reloads a page that was left before its main script had loaded, and keeps the typed password', () => {
  show(false);
  expect(reload).not.toHaveBeenCalled();
  input.value = 'typed';
  show(true);
  expect(reload).toHaveBeenCalledOnce();
  input.value = '';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(input.value).toBe('typed');
});

it('does not reload a page that comes back complete', () => {
  load();
  show(true);
  expect(reload).not.toHaveBeenCalled();
});

describe('A guest who has left in another tab', () => {
  const leave = () => localStorage.setItem('guest_left', '1');
  const EVENTS: readonly [string, () => void][] = [
    ['tells this tab', () => page.dispatchEvent(new Event('storage'))],
    [
      'is seen when the tab is shown again',
      () => document.dispatchEvent(new Event('visibilitychange')),
    ],
    ['is seen when the page comes back', () => show(true)],
  ];

  it.each(EVENTS)('%s, which reloads', (_, happen) => {
    load();
    happen();
    expect(reload).not.toHaveBeenCalled();
    leave();
    happen();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is seen by an older page of the same tab, when it comes back', () => {
    load();
    leave();
    // The page that followed has emptied the tab.
    sessionStorage.setItem('guest_left', '1');
    show(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload a page that has begun since', async () => {
    leave();
    sessionStorage.setItem('rsvp_draft', 'of the former guest');
    vi.resetModules();
    await import('./first-paint');
    expect(sessionStorage.getItem('rsvp_draft')).toBeNull();
    load();
    show(true);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('keeps the typed password when the page is left because its main script is missing', async () => {
  input.value = 'typed';
  vi.stubGlobal('navigator', { onLine: false });
  const error = new Event('error');
  Object.defineProperty(error, 'target', { value: new MainScript() });
  document.dispatchEvent(error);
  await vi.waitFor(() => expect(showLoadError).toHaveBeenCalledOnce());
  page.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('typed_password')).toBe('typed');
});

describe('A personal link', () => {
  it.each([
    ['', '#password=cGFydHk&invitation=abc', '/'],
    ['', '#INVITATION%3Dabc%26password%3DcGFydHk%3D', '/'],
    ['thank-you', '#invitation=abc&password=cGFydHk=', '/thank-you'],
    ['%23invitation=abc&password=cGFydHk', '', '/'],
  ])('is opened and taken out of the address: /%s%s', (path, hash, left) => {
    Object.assign(location, { pathname: `/${path}`, search: '', hash });
    page.dispatchEvent(new Event('popstate'));
    expect(replaceState).toHaveBeenCalledWith(null, '', left);
    expect(sessionStorage.getItem('invitation')).toBe('#abc');
    expect(localStorage.getItem('password_auth_cGFydHk=')).toBe('true');
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['sealed', 'an-invitation-of-this-length', null],
    ['unlocked', 'an-invitation-of-this-length', 'an-invitation-of-this-length'],
    ['unlocked', 'cut-short', null],
  ])('leaves the envelope %s: %s, and %s from earlier visits', async (gate, id, known) => {
    localStorage.setItem('password_auth_cGFydHk=', 'true');
    sessionStorage.setItem('invitation', `#${id}`);
    if (known) localStorage.setItem('invitation', known);
    vi.resetModules();
    await import('./first-paint');
    expect(document.documentElement.dataset.gate).toBe(gate);
  });

  it.each([
    ['reload', '#invitation=abc&password=cGFydHk', '#invitation=abc&password=cGFydHk'],
    ['wrong password', '#reply=a.b&password=x', '#reply=a.b&password='],
    [
      'language',
      '#invitation=abc&password=cGFydHk&language=en-GB',
      '#invitation=abc&password=cGFydHk',
    ],
  ])('is in the address while the page loads again, without storage: %s', async (_, hash, left) => {
    vi.stubGlobal('sessionStorage', null);
    vi.stubGlobal('localStorage', null);
    location.hash = hash;
    page.dispatchEvent(new Event('hashchange'));
    expect(replaceState).toHaveBeenNthCalledWith(1, null, '', '/?saturday=1');
    expect(replaceState).toHaveBeenLastCalledWith(null, '', `/?saturday=1${left}`);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it.each(['#password=cGFyd', '#invitation=abc', '#invitation=%'])(
    'does not stay in the address if it is damaged: %s',
    (hash) => {
      location.hash = hash;
      page.dispatchEvent(new Event('hashchange'));
      expect(replaceState).toHaveBeenCalledWith(null, '', '/?saturday=1');
      expect(localStorage).toHaveLength(0);
      expect(reload).toHaveBeenCalledOnce();
    },
  );
});

describe('Another language', () => {
  const COOKIE = 'firebase-language-override=en; path=/; max-age=31536000; samesite=lax';

  it('is chosen by its link, and the typed password stays', async () => {
    input.value = 'typed';
    const click = new Event('click', { cancelable: true });
    Object.defineProperty(click, 'target', { value: new Link() });
    document.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(document.cookie).toBe(COOKIE);
    input.value = '';
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(input.value).toBe('typed');
  });

  it('is chosen by a personal link, which is taken out of the address at once', async () => {
    location.hash = '#invitation=abc&password=def&language=en-GB';
    page.dispatchEvent(new Event('hashchange', { cancelable: true }));
    expect(replaceState).toHaveBeenCalledWith(null, '', '/?saturday=1');
    expect(sessionStorage.getItem('invitation')).toBe('#abc');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(document.cookie).toBe(COOKIE);
  });

  it.each(['pt-PT', 'fr', 'en; path=/x'])('is not %s', (language) => {
    location.hash = `#language=${encodeURIComponent(language)}`;
    page.dispatchEvent(new Event('hashchange'));
    expect(reload).not.toHaveBeenCalled();
    expect(document.cookie).toBe('');
  });
});
