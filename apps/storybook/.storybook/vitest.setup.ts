import { afterEach, beforeEach, expect, vi } from 'vitest';

/** React logs it if a page changes just when Testing Library switches `act` off to wait. It is not about the page. */
const ACT_IS_OFF = 'The current testing environment is not configured to support act(...)';

// An error in the console fails the test of a story.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  const logged = calls.filter(([message]) => message !== ACT_IS_OFF);
  vi.mocked(console.error).mockRestore();
  expect(logged, 'errors logged to the console').toEqual([]);
});
