import { memoryStorage } from '@invitation/backend/memory-storage';
import { beforeEach, expect, it, vi } from 'vitest';

class MainScript extends EventTarget {}

const reload = vi.fn();
const input = { value: '' };
let page: EventTarget;
let document: EventTarget;

beforeEach(async () => {
  reload.mockClear();
  page = new EventTarget();
  document = Object.assign(new EventTarget(), {
    documentElement: { dataset: {} },
    getElementById: () => ({ textContent: JSON.stringify({ password: '', links: {} }) }),
    querySelector: () => input,
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLScriptElement', MainScript);
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', reload });
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
