import { afterEach, beforeEach, expect, vi } from 'vitest';

// A story that logs an error has one, even if nobody sees it.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const logged = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(logged, 'errors logged to the console').toEqual([]);
});
