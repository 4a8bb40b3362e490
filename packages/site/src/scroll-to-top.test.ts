import { beforeEach, expect, it, vi } from 'vitest';
import { scrollToTop } from './scroll-to-top';

const scrollTo = vi.fn();
let still = false;

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo.mockClear();
  still = false;
  vi.stubGlobal('window', { scrollTo });
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
});

it('scrolls smoothly, at once', () => {
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

it('jumps where reduced motion is preferred', () => {
  still = true;
  scrollToTop();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'auto' });
});
