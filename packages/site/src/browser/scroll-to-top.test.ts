import { beforeEach, expect, it, vi } from 'vitest';
import { scrollToTop } from './scroll-to-top';

const scrollTo = vi.fn();
let reducedMotion = false;

beforeEach(() => {
  scrollTo.mockClear();
  reducedMotion = false;
  vi.stubGlobal('window', { scrollTo });
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});

it('scrolls smoothly', () => {
  scrollToTop();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
});

it('scrolls instantly with reduced motion', () => {
  reducedMotion = true;
  scrollToTop();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'auto' });
});

it('scrolls in a browser that does not tell of reduced motion', () => {
  vi.stubGlobal('matchMedia', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  scrollToTop();
  expect(scrollTo).toHaveBeenCalledOnce();
});
