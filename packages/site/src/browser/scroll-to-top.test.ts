import { beforeEach, expect, it, vi } from 'vitest';
import { scrollToTop } from './scroll-to-top';

const scrollTo = vi.fn();
let reducedMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo.mockClear();
  reducedMotion = false;
  vi.stubGlobal('window', { scrollTo });
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});

it('scrolls smoothly without a delay', () => {
  scrollToTop();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
});

it('scrolls after a delay', () => {
  scrollToTop(300);
  vi.advanceTimersByTime(299);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledOnce();
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
