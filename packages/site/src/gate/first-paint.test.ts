import { memoryStorage } from '@invitation/backend/memory-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';

class MainScript extends EventTarget {}

class Link {
  hreflang = 'en-GB';
  closest = () => this;
}

const reload = vi.fn();
const replaceState = vi.fn();
const input = { value: '' };
let page: EventTarget;
let document: EventTarget & { cookie?: string };

beforeEach(async () => {
  reload.mockClear();
  replaceState.mockClear();
  page = new EventTarget();
  document = Object.assign(new EventTarget(), {
    documentElement: { lang: 'pt-PT', dataset: { languages: 'pt-PT en-GB' } },
    cookie: '',
    getElementById: () => ({ textContent: JSON.stringify({ password: '', links: {} }) }),
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

  it('is chosen by a personal link, whose other parts stay', async () => {
    location.hash = '#invitation=abc&password=def&language=en-GB';
    const hashChange = new Event('hashchange', { cancelable: true });
    page.dispatchEvent(hashChange);
    expect(replaceState).toHaveBeenCalledWith(null, '', '/?saturday=1#invitation=abc&password=def');
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(document.cookie).toBe(COOKIE);
  });

  it.each(['pt-PT', 'fr', 'en; path=/x'])('is not %s', (language) => {
    location.hash = `#language=${encodeURIComponent(language)}`;
    page.dispatchEvent(new Event('hashchange'));
    expect(reload).not.toHaveBeenCalled();
    expect(document.cookie).toBe('');
  });
});
