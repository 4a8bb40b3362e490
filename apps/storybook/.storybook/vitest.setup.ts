import { afterEach, beforeEach, expect, vi } from 'vitest';

// An error in the console fails the test of a story.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const logged = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(logged, 'errors logged to the console').toEqual([]);
});
