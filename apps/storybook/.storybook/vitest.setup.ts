import { afterEach, beforeEach, expect, vi } from 'vitest';

/** React logs this if a page changes while Testing Library has `act` switched off to wait. It is no fault of the page. */
const ACT_IS_OFF = 'The current testing environment is not configured to support act(...)';

/**
 * The texts that React would update or remove by themselves, because they are not the only child of their element. Spaces between
 * elements do not count, because they never change.
 */
function textsHeldByReact(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const held: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() && Object.keys(text).some((key) => key.startsWith('__reactFiber$'))) {
      held.push(`${text.data} (in ${text.parentElement?.outerHTML.slice(0, 200)})`);
    }
  }
  return held;
}

// An error in the console fails the test of a story.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  const logged = calls.filter(([message]) => message !== ACT_IS_OFF);
  vi.mocked(console.error).mockRestore();
  expect(logged, 'errors logged to the console').toEqual([]);
  expect(textsHeldByReact(), 'texts beside others, which a translator would break').toEqual([]);
});
